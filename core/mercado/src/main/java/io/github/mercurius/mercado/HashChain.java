package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.ChainStart;
import io.github.mercurius.rules.internal.Hashing;
import java.util.Arrays;
import java.util.List;

/**
 * The chains of SHA-256 hashes over what happened. Each hash covers an update and the hash before it: two chains with
 * the same end have the same updates from the start.
 *
 * <p>All chains of a game begin with set-up and deal, which are open; or if it began at a position, with that, as far
 * as it is open. That of a record continues with the updates in full; those of the seats and of the spectators with the
 * updates as they are told them.
 */
final class HashChain {
    /** What the chains begin with. */
    static final ChainStart START = new ChainStart("mercado");

    private HashChain() {}

    /**
     * The start of the chain of a seat or of spectators: over the set-up, and the first tiles or, if play is under way,
     * the open position.
     */
    static String ofSeat(Table first) {
        String setup = text(first.setup());
        if (first.parts.emptyStall() == null) {
            Deal deal = Deal.of(first.setup().edition(), Arrays.asList(first.parts.tiles));
            if (GameState.start(first.setup(), deal).table.equals(first)) {
                return START.dealt(setup, deal);
            }
        }
        return START.at(setup, Position.of(first).toText());
    }

    /** The set-up in lines, the edition in full. */
    static String text(Setup setup) {
        StringBuilder text = ChainStart.lines(setup);
        text.append("side ").append(setup.side()).append('\n');
        text.append("disc ").append(setup.disc()).append('\n');
        text.append("changer ").append(setup.coinChanger()).append('\n');
        return text.append(text(setup.edition())).toString();
    }

    /** An edition in lines, in full. */
    static String text(Edition edition) {
        StringBuilder text = new StringBuilder();
        // The names in an edition can have line breaks.
        text.append("edition ").append(Hashing.ascii(edition.name())).append('\n');
        edition.tiles().forEach(tile -> text.append(text(tile)).append('\n'));
        for (Stall stall : List.of(Stall.HEAD_MERCHANT, Stall.COIN_CHANGER)) {
            text.append("market ")
                    .append(Hashing.ascii(edition.marketName(stall)))
                    .append('\n');
        }
        edition.tokenKinds().forEach(kind -> text.append(text(kind)).append('\n'));
        for (Side side : Side.values()) {
            text.append("track ").append(edition.track(side)).append('\n');
        }
        return text.toString();
    }

    private static String text(Tile tile) {
        return "tile " + tile.id() + " " + Hashing.ascii(tile.price().toString()) + " " + tile.points() + " "
                + tile.effects() + " " + Hashing.ascii(tile.name());
    }

    private static String text(TokenKind kind) {
        return "token " + kind.code() + " " + kind.copies() + " " + kind.points() + " " + kind.effects();
    }
}
