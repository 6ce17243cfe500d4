package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.CardOrder;
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
            Board board = table.player(seat).board();
            if (turn % players == 0 && played != null) {
                board = board.with(0, played);
            }
            int stillThere = Board.SPACES - turn / players; // TRN-3: the others have been shifted off the board
            market = after(market, board, stillThere, table.setup().rulings().cardOrder());
        }
        return market;
    }

    /** The market after the cards on a board's leftmost spaces have acted. */
    private static Market after(Market before, Board board, int spaces, CardOrder order) {
        Market market = before;
        for (int i = 0; i < spaces; i++) {
            if (board.card(order.space(i, spaces)).orElse(null) instanceof PriceCard card) {
                market = market.after(card);
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
