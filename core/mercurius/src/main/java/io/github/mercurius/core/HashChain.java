package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.common.JointParts;

/**
 * The chains of SHA-256 hashes over what happened. Each hash covers an update and the hash before it: two chains with
 * the same end have the same updates from the start. The reference of the notation says what exactly is hashed.
 */
final class HashChain {
    /** What the hashes of a joint deal begin with (RUL-12). */
    static final JointParts.Protocol JOINT = new JointParts.Protocol("mercurius", " (RUL-12)");

    private static final String FORMAT = "mercurius-chain/1\n";

    private HashChain() {}

    /** The start of the chain of a record, which is secret during the game: over the set-up and the deal. */
    static String ofRecord(Setup setup, Deal deal) {
        return Hashing.sha256(FORMAT + text(setup) + "deal " + deal + "\n");
    }

    /** The start of the chain of a record whose game began at a position: over the set-up and that position. */
    static String ofRecord(GameState position) {
        return Hashing.sha256(FORMAT + text(position.table().setup()) + "position " + position.toText() + "\n");
    }

    /**
     * The start of the chain of a seat, or of spectators: over the set-up, and the open position if play is under way.
     */
    static String ofSeat(Table table) {
        OpenTable first = Integrity.open(table);
        String position = first.equals(OpenTable.atStart(first.setup()))
                ? ""
                : "position " + Position.of(first).toText() + "\n";
        return Hashing.sha256(FORMAT + text(first.setup()) + position);
    }

    /** The commitment to a sealed deal. */
    static String ofDeal(SealedDeal sealed) {
        return Hashing.sha256("mercurius-deal/1\n" + text(sealed.setup()) + "deal " + sealed.deal() + "\nnonce "
                + sealed.nonce() + "\n");
    }

    /** The set-up in lines. */
    static String text(Setup setup) {
        StringBuilder text = new StringBuilder();
        text.append("players ").append(setup.players()).append('\n');
        // A name has no line breaks.
        setup.names().forEach(name -> text.append("name ").append(name).append('\n'));
        text.append("start ").append(setup.startSeat()).append('\n');
        text.append("dividends ").append(setup.rulings().dividendScale()).append('\n');
        text.append("order ").append(setup.rulings().cardOrder()).append('\n');
        text.append("end ").append(setup.rulings().blackMarketAtEnd()).append('\n');
        return text.toString();
    }
}
