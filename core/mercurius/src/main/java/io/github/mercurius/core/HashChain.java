package io.github.mercurius.core;

import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.rules.internal.ChainStart;

/**
 * The chains of SHA-256 hashes over what happened. Each hash covers an update and the hash before it: two chains with
 * the same end have the same updates from the start. The reference of the notation says what exactly is hashed.
 */
final class HashChain {
    /** What the chains begin with. */
    static final ChainStart START = new ChainStart("mercurius");

    private HashChain() {}

    /**
     * The start of the chain of a seat, or of spectators: over the set-up, and the open position if play is under way.
     */
    static String ofSeat(Table table) {
        OpenTable first = OpenTable.open(table);
        String setup = text(first.setup());
        boolean atStart = first.equals(new OpenTable(first.setup()));
        return atStart ? START.over(setup) : START.at(setup, Position.of(first).toText());
    }

    /** The set-up in lines. */
    static String text(Setup setup) {
        StringBuilder text = ChainStart.lines(setup);
        text.append("dividends ").append(setup.rulings().dividendScale()).append('\n');
        text.append("order ").append(setup.rulings().cardOrder()).append('\n');
        text.append("end ").append(setup.rulings().blackMarketAtEnd()).append('\n');
        return text.toString();
    }
}
