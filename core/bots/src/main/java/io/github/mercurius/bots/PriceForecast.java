package io.github.mercurius.bots;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;

/**
 * Where the prices are heading: how far the markers will move if nobody adds a card to those on the boards.
 *
 * <p>A card on a board still acts in as many turns of its player as it has spaces to go, and not beyond the game's last
 * turn. That a marker stops at the ends of its track is counted at the end only.
 */
final class PriceForecast {
    private PriceForecast() {}

    /** The moves of all markers until all cards have left the boards, or the game is over, in canonical order. */
    static int[] moves(Table table) {
        return moves(table, Board.SPACES);
    }

    /** The moves of all markers in each player's next turn. */
    static int[] movesOfNextTurns(Table table) {
        return moves(table, 1);
    }

    private static int[] moves(Table table, int mostTimes) {
        int[] moves = new int[Asset.all().size()];
        int players = table.setup().players();
        for (int seat = 0; seat < players; seat++) {
            int turns = Math.min(mostTimes, turnsLeft(table, seat));
            Board board = table.player(seat).board();
            for (int space = 0; space < Board.SPACES; space++) {
                if (board.card(space).orElse(null) instanceof PriceCard card) {
                    add(moves, card, Math.min(Board.SPACES - space, turns));
                }
            }
        }
        return moves;
    }

    /** Adds what a card moves that acts so many times. */
    static void add(int[] moves, PriceCard card, int times) {
        moves[card.chamber().share().ordinal()] += times * card.shareMove();
        moves[card.commodity().ordinal()] += times * card.commodityMove();
    }

    /** The price on a space, or at the end of the track that is nearest to it. */
    static int price(int space) {
        return Market.priceOn(Math.max(0, Math.min(Market.LAST_SPACE, space)));
    }

    /** How many turns a player has left, this one included; none if the game is over. */
    static int turnsLeft(Table table, int seat) {
        Setup setup = table.setup();
        int left = setup.turns() - table.turn();
        if (left == 0) {
            return 0;
        }
        int ahead = seat - table.activeSeat();
        return (left - (ahead < 0 ? ahead + setup.players() : ahead) + setup.players() - 1) / setup.players();
    }
}
