package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.Collections;
import java.util.List;

/**
 * What holds of a player's money and tokens, now and as they were before this turn's trades.
 *
 * <p>Play keeps these bounds: from a position that is accepted, no action leads to one that is not.
 */
final class PossessionIntegrity {
    /** TRD-1, BLK-2: what a turn can bring, by three sales or by a Black Market of three. */
    private static final int MOST_A_TURN = Trades.MOST * Market.HIGHEST_PRICE;

    private final OpenTable table;
    private final OpenPlayer player;
    /** A cash that is too high must not become a low one as trades are taken back. */
    private long cash;

    private Tokens tokens;
    private Tokens bank;

    PossessionIntegrity(OpenTable table, OpenPlayer player) {
        this.table = table;
        this.player = player;
        cash = player.cash;
        tokens = player.tokens();
        bank = table.bank();
    }

    /**
     * Checks against what the player can have done.
     *
     * @param turns the player's completed turns
     * @param turnsWithoutTrades those of them in which a special card took the place of trades
     */
    void check(int turns, int turnsWithoutTrades) {
        if (table.isOver() && !tokens.isEmpty()) {
            throw refused("tokens", tokens, "none when the game is over (END-2)");
        }
        if (!table.isOver() && table.activeSeat() == player.seat) {
            takeBackTrades(table.trades());
        }
        if (turns == 0 && cash != OpenPlayer.STARTING_CASH) {
            throw refused("cash before the first turn", cash, OpenPlayer.STARTING_CASH + " (SET-5)");
        }
        checkMostCash(turns);
        int owned = tokens.size() + player.blackMarket().size();
        // BLK-4: at least one of those bought went back to the bank with the Black Market.
        int most = Trades.MOST * (turns - turnsWithoutTrades) - (soldOnBlackMarket() ? 1 : 0);
        if (owned > most) {
            throw refused("tokens bought before this turn", owned, "at most " + most + ", three a turn (TRD-1)");
        }
    }

    private void checkMostCash(int turns) {
        // Whatever brings money makes this bound grow by no less: a turn's sales when the turn ends ...
        int most = OpenPlayer.STARTING_CASH + MOST_A_TURN * turns;
        if (soldOnBlackMarket()) {
            most += MOST_A_TURN; // ... the sale of what was on the Black Market card (BLK-4)
        }
        if (table.isOver()) {
            most += MOST_A_TURN * turns; // ... at the end that of all tokens, three bought a turn (END-2)
        }
        if (cash > most) {
            most += dividends();
        }
        if (cash > most) {
            throw refused(
                    "cash before this turn's trades",
                    cash,
                    "at most " + most + " after " + turns + " own turns (TRD-1)");
        }
    }

    private boolean soldOnBlackMarket() {
        return !player.has(SpecialCard.BLACK_MARKET) && player.blackMarket().isEmpty();
    }

    /** What the dividends paid so far can have brought (DIV-3). */
    private int dividends() {
        return table.dividendsPaid().size()
                * table.setup().tokensOfEach()
                * Collections.max(table.setup().rulings().dividendScale().amounts());
    }

    private void takeBackTrades(List<Action> trades) {
        for (int last = trades.size() - 1; last >= 0; last--) {
            int before = Collections.frequency(trades.subList(0, last), trades.get(last));
            if (trades.get(last) instanceof Action.Buy buy) {
                takeBackPurchase(buy.asset(), before);
            } else if (trades.get(last) instanceof Action.Sell sell) {
                takeBackSale(sell.asset(), before);
            }
        }
    }

    private void takeBackPurchase(Asset asset, int before) {
        if (!tokens.has(asset)) {
            throw refused("tokens", tokens, "the " + asset + " that was bought in this turn (TRD-6)");
        }
        tokens = tokens.minus(asset);
        bank = bank.plus(asset);
        cash += TradePrices.cost(table.market().price(asset), before);
    }

    private void takeBackSale(Asset asset, int before) {
        if (!bank.has(asset)) {
            throw Integrity.refused("bank", bank, "the " + asset + " that was sold in this turn (TRD-6)");
        }
        tokens = tokens.plus(asset);
        bank = bank.minus(asset);
        cash -= TradePrices.gain(table.market().price(asset), before);
        if (cash < 0) {
            throw refused("cash before the sale of " + asset, cash, "0 or more (TRD-5)");
        }
    }

    private IllegalArgumentException refused(String what, Object given, String expected) {
        return Integrity.refused(what + " of seat " + player.seat, given, expected);
    }
}
