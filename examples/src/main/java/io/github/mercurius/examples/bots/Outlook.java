package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import org.jspecify.annotations.Nullable;

/**
 * Where the prices are heading: the market as it will be if nobody adds a card to those on the boards.
 *
 * <p>A card on a board still acts in as many turns of its player as it has spaces to go, and not beyond the game's last
 * turn.
 */
final class Outlook {
    private Outlook() {}

    /** The market when all cards have left the boards, or the game is over. */
    static Market atLast(Table table, @Nullable PriceCard played) {
        return after(table, played, Board.SPACES * table.setup().players());
    }

    /** The market as the active player's next turn begins; as the game ends, if there is none. */
    static Market nextTurn(Table table, @Nullable PriceCard played) {
        return after(table, played, table.setup().players());
    }

    /** The market after some turns, this one included, in which the active player plays a card, or none (News). */
    private static Market after(Table table, @Nullable PriceCard played, int turns) {
        int players = table.setup().players();
        int end = Math.min(turns, table.setup().turns() - table.turn());
        Market market = table.market();
        for (int turn = 0; turn < end; turn++) {
            int seat = table.setup().seatOfTurn(table.turn() + turn);
            int shifts = turn / players;
            if (turn % players == 0 && played != null) {
                market = market.after(played);
            }
            Board board = table.player(seat).board();
            // Between a player's turns the leftmost space is empty (TRN-3), so only the other two matter.
            for (int space = 1; space < Board.SPACES - shifts; space++) {
                if (board.card(space).orElse(null) instanceof PriceCard card) {
                    market = market.after(card);
                }
            }
        }
        return market;
    }

    /**
     * How often a card acts that the active player plays in a later turn: after 1 or more of the own turns from now.
     */
    static int timesActing(Table table, int ownTurns) {
        return Math.max(0, Math.min(Board.SPACES, ownTurnsLeft(table) - ownTurns));
    }

    /** How many turns the active player has left, this one included. */
    static int ownTurnsLeft(Table table) {
        int left = table.setup().turns() - table.turn();
        return (left + table.setup().players() - 1) / table.setup().players();
    }
}
