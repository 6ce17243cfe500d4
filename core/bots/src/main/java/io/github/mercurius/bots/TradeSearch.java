package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import java.util.ArrayList;
import java.util.List;

/** Searches trades for a turn: takes the best ones, one after the other, as long as they bring anything. */
final class TradeSearch {
    private static final int NONE = -1;

    private final Situation situation;
    private final int[] cost = new int[Situation.ASSETS];
    private final int[] gain = new int[Situation.ASSETS];
    private final int[] tokens = new int[Situation.ASSETS];
    private final int[] bank = new int[Situation.ASSETS];

    /** What one purchase or sale more of each asset would bring, or that it is impossible, whatever cash there is. */
    private final double[] bought = new double[Situation.ASSETS];

    private final double[] sold = new double[Situation.ASSETS];

    /** The trades so far: an asset that is bought, or ~ of one that is sold. */
    private final int[] trades = new int[Situation.MOST_TRADES];

    private int made;
    private int cash;
    private int left;
    private double brought;

    /** A search for the active player's trades, which can search one time after the other. */
    TradeSearch(Situation situation) {
        this.situation = situation;
    }

    /** Finds the best trades of the active player, to whom the tokens come to so much in the end. */
    void search(TokenValues values) {
        begin();
        if (left == 0) {
            return;
        }
        for (int i = 0; i < Situation.ASSETS; i++) {
            compare(values, i);
        }
        while (left > 0 && tradeOnce(values)) {
            // one more
        }
    }

    private void begin() {
        System.arraycopy(situation.cost, 0, cost, 0, cost.length);
        System.arraycopy(situation.gain, 0, gain, 0, gain.length);
        System.arraycopy(situation.tokens, 0, tokens, 0, tokens.length);
        System.arraycopy(situation.bank, 0, bank, 0, bank.length);
        cash = situation.me.cash();
        left = situation.trades;
        made = 0;
        brought = 0;
    }

    /** What the trades bring in all, in guilders. */
    double brought() {
        return brought;
    }

    /** What the same trades bring if the tokens come to so much. */
    double brought(TokenValues judged) {
        double sum = cash - situation.me.cash();
        for (int i = 0; i < tokens.length; i++) {
            sum += (tokens[i] - situation.tokens[i]) * judged.of(i);
        }
        return sum;
    }

    /** The trades, and then one more action. */
    List<Action> then(Action last) {
        List<Action> actions = new ArrayList<>(made + 1);
        for (int i = 0; i < made; i++) {
            int trade = trades[i];
            actions.add(
                    trade >= 0
                            ? Action.buy(Asset.all().get(trade))
                            : Action.sell(Asset.all().get(~trade)));
        }
        actions.add(last);
        return actions;
    }

    private void compare(TokenValues values, int i) {
        bought[i] = bank[i] == 0 ? Situation.IMPOSSIBLE : values.of(i) - cost[i];
        sold[i] = tokens[i] == 0 ? Situation.IMPOSSIBLE : gain[i] - values.of(i);
    }

    private boolean tradeOnce(TokenValues values) {
        int dear = bestPurchase(Integer.MAX_VALUE);
        int buy = dear == NONE || cost[dear] <= cash ? dear : bestPurchase(cash);
        int sell = bestSale(NONE, -cash, 0);
        double buying = buy == NONE ? 0 : bought[buy];
        double selling = sell == NONE ? 0 : sold[sell];
        // What is too dear may still be had for something else: two trades, so each brings half.
        int given = left < 2 || dear == buy ? NONE : bestSale(dear, cost[dear] - cash, Situation.IMPOSSIBLE);
        double swapping = given == NONE ? 0 : (bought[dear] + sold[given]) / 2;
        if (swapping > Math.max(buying, selling)) {
            sell(values, given);
            buy(values, dear);
        } else if (selling > buying) {
            sell(values, sell);
        } else if (buying > 0) {
            buy(values, buy);
        } else {
            return false;
        }
        return true;
    }

    private int bestPurchase(int most) {
        int best = NONE;
        double highest = 0;
        for (int i = 0; i < Situation.ASSETS; i++) {
            if (bought[i] > highest && cost[i] <= most) {
                best = i;
                highest = bought[i];
            }
        }
        return best;
    }

    private int bestSale(int except, int least, double moreThan) {
        int best = NONE;
        double highest = moreThan;
        for (int i = 0; i < Situation.ASSETS; i++) {
            if (sold[i] > highest && gain[i] >= least && i != except) {
                best = i;
                highest = sold[i];
            }
        }
        return best;
    }

    private void buy(TokenValues values, int i) {
        brought += bought[i];
        cash -= cost[i];
        cost[i] += 2; // TRD-2
        tokens[i]++;
        bank[i]--;
        note(i);
        compare(values, i);
    }

    private void sell(TokenValues values, int i) {
        brought += sold[i];
        cash += gain[i];
        gain[i] = Math.max(-1, gain[i] - 2); // TRD-3, but for prices near 1
        tokens[i]--;
        bank[i]++;
        note(~i);
        compare(values, i);
    }

    private void note(int trade) {
        trades[made] = trade;
        made++;
        left--;
    }
}
