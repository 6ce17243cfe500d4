package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.ChainStart;
import io.github.mercurius.rules.internal.Hashing;
import java.util.StringJoiner;

/**
 * The chains of SHA-256 hashes over what happened. Each hash covers an update and the hash before it: two chains with
 * the same end have the same updates from the start.
 *
 * <p>There are two chains. That of a record begins with the deal or the first position. The open one is the same for
 * all players and spectators, as they are told the same.
 */
final class HashChain {
    /** What the chains begin with. */
    static final ChainStart START = new ChainStart("mercatores");

    private HashChain() {}

    /** The start of the open chain: over the set-up, and the open position if play is under way. */
    static String ofSeat(Table first) {
        String setup = text(first.setup());
        boolean isStart = first.turn() == 0 && first.ask == Ask.GIVE;
        return isStart ? START.over(setup) : START.at(setup, first.toString());
    }

    /** The set-up in lines, the edition in full. */
    static String text(Setup setup) {
        StringBuilder text = ChainStart.lines(setup);
        text.append("last ").append(setup.lastTurns()).append('\n');
        return text.append(text(setup.edition())).toString();
    }

    /** An edition in lines, in full. */
    static String text(Edition edition) {
        StringBuilder text = new StringBuilder();
        text.append("edition ").append(edition.id()).append('\n');
        // The name of an edition can have line breaks.
        text.append("title ").append(Hashing.ascii(edition.name())).append('\n');
        Good.all().forEach(good -> text.append(text(edition, good)).append('\n'));
        edition.specialCards().forEach(card -> text.append(text(edition, card)).append('\n'));
        return text.toString();
    }

    private static String text(Edition edition, Good good) {
        StringJoiner copies = new StringJoiner(",");
        for (int count : edition.copiesByShips(good)) {
            copies.add(Integer.toString(count));
        }
        return "good " + good + " " + copies + " " + edition.profit(good);
    }

    private static String text(Edition edition, SpecialCard card) {
        String counts = card.good().map(Good::name).orElseGet(card::letters);
        counts = counts.isEmpty() ? "-" : counts;
        return "special " + card.code() + " " + card.type() + " " + counts + " " + edition.copies(card) + " "
                + card.profit();
    }
}
