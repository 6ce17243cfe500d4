package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.common.Problems;
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
    private final Problems<PositionPart> problems;
    /** A cash that is too high must not become a low one as trades are taken back. */
    private long cash;

    private Tokens tokens;
    private Tokens bank;

    PossessionIntegrity(OpenTable table, OpenPlayer player, Problems<PositionPart> problems) {
        this.table = table;
        this.player = player;
        this.problems = problems;
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
        if (cash < 0) {
            problem(PositionPart.CASH, "cash", cash, "0 or more", Rule.TRD_5);
            return;
        }
        if (table.isOver() && !tokens.isEmpty()) {
            problem(PositionPart.TOKENS, "tokens", tokens, "none when the game is over", Rule.END_2);
        }
        if (hasTraded() && (problems.cite(Rule.SET_2) || !takeBack(table.trades()))) {
            return; // what follows would be said of numbers that are wrong
        }
        checkMostCash(turns);
        int owned = tokens.size() + player.blackMarket().size();
        // BLK-4: at least one of those bought went back to the bank with the Black Market.
        int most = Trades.MOST * (turns - turnsWithoutTrades) - (soldOnBlackMarket() ? 1 : 0);
        if (owned > most) {
            problem(
                    PositionPart.TOKENS,
                    "tokens bought before this turn",
                    owned,
                    "at most " + Math.max(0, most) + ", three a turn",
                    Rule.TRD_1);
        }
    }

    private boolean hasTraded() {
        return !table.isOver()
                && table.activeSeat() == player.seat
                && !table.tradesMade().isEmpty();
    }

    private void checkMostCash(int turns) {
        if (turns == 0) {
            if (cash != OpenPlayer.STARTING_CASH) {
                problem(
                        PositionPart.CASH,
                        "cash before the first turn",
                        cash,
                        Integer.toString(OpenPlayer.STARTING_CASH),
                        Rule.SET_5);
            }
            return;
        }
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
            problem(
                    PositionPart.CASH,
                    "cash before this turn's trades",
                    cash,
                    "at most " + most + " after " + turns + " own turns",
                    Rule.TRD_1);
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

    /** Goes back to before this turn's trades; answers whether that is possible. */
    private boolean takeBack(List<Action> trades) {
        boolean possible = true;
        for (int last = trades.size() - 1; last >= 0 && possible; last--) {
            int before = Collections.frequency(trades.subList(0, last), trades.get(last));
            if (trades.get(last) instanceof Action.Buy buy) {
                possible = takeBackPurchase(buy.asset(), before);
            } else if (trades.get(last) instanceof Action.Sell sell) {
                possible = takeBackSale(sell.asset(), before);
            }
        }
        return possible;
    }

    private boolean takeBackPurchase(Asset asset, int before) {
        if (!tokens.has(asset)) {
            String expected = "the " + asset + " that was bought in this turn";
            return problem(PositionPart.STEP, "tokens", tokens, expected, Rule.TRD_6);
        }
        tokens = tokens.minus(asset);
        bank = bank.plus(asset);
        cash += TradePrices.cost(table.market().price(asset), before);
        return true;
    }

    private boolean takeBackSale(Asset asset, int before) {
        if (!bank.has(asset)) {
            problems.add(PositionPart.STEP, "bank", bank, "the " + asset + " that was sold in this turn", Rule.TRD_6);
            return false;
        }
        tokens = tokens.plus(asset);
        bank = bank.minus(asset);
        cash -= TradePrices.gain(table.market().price(asset), before);
        return cash >= 0
                || problem(PositionPart.CASH, "cash before the sale of " + asset, cash, "0 or more", Rule.TRD_5);
    }

    /** Notes a problem, after which nothing can be taken back. */
    private boolean problem(PositionPart part, String what, Object given, String expected, Rule... rules) {
        problems.addOfSeat(part, player.seat, what, given, expected, rules);
        return false;
    }
}
