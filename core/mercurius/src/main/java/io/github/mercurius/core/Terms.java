package io.github.mercurius.core;

import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Setup;

/** What a set-up means for the rules, worked out once for all states of a game. */
final class Terms {
    final Setup setup;
    final int players;
    /** END-1: how many turns a game has. */
    final int turns;
    /** RUL-5: which card on a board acts first. */
    final CardOrder cardOrder;
    /** RUL-6: whether what lies on Black Market cards at the end is sold. */
    final boolean blackMarketSoldAtEnd;

    private final byte[] seats;
    private final DividendScale dividends;

    private Terms(Setup setup) {
        this.setup = setup;
        players = setup.players();
        turns = setup.turns();
        cardOrder = setup.rulings().cardOrder();
        blackMarketSoldAtEnd = setup.rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD;
        dividends = setup.rulings().dividendScale();
        seats = new byte[turns + 1];
        int seat = setup.startSeat();
        for (int turn = 0; turn <= turns; turn++) {
            seats[turn] = (byte) seat;
            seat = seat + 1 < players ? seat + 1 : 0;
        }
    }

    static Terms of(Setup setup) {
        return new Terms(setup);
    }

    /** TRN-4: whose turn comes after a number of completed turns; after the last, whose it would be. */
    int seatOfTurn(int turn) {
        return seats[turn];
    }

    /** DIV-3, RUL-1: what one share of a chamber pays at the prices of a market. */
    int dividend(Chamber chamber, Market market) {
        return dividends.amountAt(market.price(chamber.share()));
    }
}
