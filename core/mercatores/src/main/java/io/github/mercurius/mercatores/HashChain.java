package io.github.mercurius.mercatores;

import io.github.mercurius.common.Hashing;
import io.github.mercurius.common.JointParts;
import java.util.StringJoiner;

/**
 * The chains of SHA-256 hashes over what happened. Each hash covers an update and the hash before it: two chains with
 * the same end have the same updates from the start.
 *
 * <p>There are two chains. That of a record begins with the deal or the first position. The open one is the same for
 * all players and spectators, as they are told the same.
 */
final class HashChain {
    /** What the hashes of a joint deal begin with. */
    static final JointParts.Protocol JOINT = new JointParts.Protocol("mercatores", "");

    private static final String FORMAT = "mercatores-chain/1\n";

    private HashChain() {}

    /** The start of the chain of a record, which is secret during the game: over the set-up and the deal. */
    static String ofRecord(Setup setup, Deal deal) {
        return Hashing.sha256(FORMAT + text(setup) + "deal " + deal + "\n");
    }

    /** The start of the chain of a record whose game began at a position: over the set-up and that position. */
    static String ofRecord(GameState position) {
        return Hashing.sha256(FORMAT + text(position.table.setup) + "position " + position.toText() + "\n");
    }

    /** The start of the open chain: over the set-up, and the open position if play is under way. */
    static String ofSeat(Table first) {
        String position =
                first.isAtStart() ? "" : "position " + Position.of(first).toText() + "\n";
        return Hashing.sha256(FORMAT + text(first.setup) + position);
    }

    /** The commitment to a sealed deal. */
    static String ofDeal(SealedDeal sealed) {
        return Hashing.sha256("mercatores-deal/1\n" + text(sealed.setup()) + "deal " + sealed.deal() + "\nnonce "
                + sealed.nonce() + "\n");
    }

    /** The set-up in lines, the edition in full. */
    static String text(Setup setup) {
        StringBuilder text = new StringBuilder();
        text.append("players ").append(setup.players()).append('\n');
        // A name has no line breaks.
        setup.names().forEach(name -> text.append("name ").append(name).append('\n'));
        text.append("start ").append(setup.startSeat()).append('\n');
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
        String counts = card.good().map(Good::name).orElseGet(() -> EditionDocument.arrows(card));
        counts = counts.isEmpty() ? "-" : counts;
        return "special " + card.code() + " " + card.type() + " " + counts + " " + edition.copies(card) + " "
                + card.profit();
    }
}
