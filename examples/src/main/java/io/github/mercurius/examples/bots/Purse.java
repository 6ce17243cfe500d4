package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.List;

/** A player's money and tokens while trades are tried out in thought: it takes the best trades, one after the other. */
final class Purse {
    private static final int TRADES = 3;
    private static final int ASSETS = Asset.all().size();

    private final Worth worth;
    private final int[] cost = new int[ASSETS];
    private final int[] gain = new int[ASSETS];
    private final int[] tokens = new int[ASSETS];
    private final int[] bank = new int[ASSETS];
    private final List<Action> trades = new ArrayList<>(TRADES);
    private int cash;
    private int left;

    /** The purse of the active player, to whom the tokens come to so much in the end. */
    Purse(Table table, Player player, Worth worth) {
        this.worth = worth;
        cash = player.cash();
        left = table.specialPlayed() ? 0 : TRADES - table.trades().size();
        for (Asset asset : Asset.all()) {
            int i = asset.ordinal();
            cost[i] = table.buyingCost(asset);
            gain[i] = table.sellingGain(asset);
            tokens[i] = player.tokens().count(asset);
            bank[i] = table.bank().count(asset);
        }
    }

    List<Action> trades() {
        return trades;
    }

    /** Trades as long as that brings anything; gives what it brings in all. */
    double trade() {
        double before = value();
        boolean more = true;
        while (left > 0 && more) {
            more = tradeOnce();
        }
        return value() - before;
    }

    private double value() {
        double value = cash;
        for (int i = 0; i < ASSETS; i++) {
            value += tokens[i] * worth(i);
        }
        return value;
    }

    private double worth(int i) {
        return worth.of(i);
    }

    private boolean tradeOnce() {
        int buy = bestPurchase(cash);
        int sell = bestSale(-1, 0);
        double bought = buy < 0 ? 0 : worth(buy) - cost[buy];
        double sold = sell < 0 ? 0 : gain[sell] - worth(sell);
        // What is too dear may still be had for something else: two trades, so the gain of each is half.
        int dear = left < 2 ? -1 : bestPurchase(Integer.MAX_VALUE);
        int given = dear < 0 || cost[dear] <= cash ? -1 : bestSale(dear, cost[dear] - cash);
        double swapped = given < 0 ? 0 : (worth(dear) - cost[dear] + gain[given] - worth(given)) / 2;
        double best = Math.max(swapped, Math.max(bought, sold));
        if (best <= 0) {
            return false;
        }
        if (best == bought) {
            buy(buy);
        } else if (best == sold) {
            sell(sell);
        } else {
            sell(given);
            buy(dear);
        }
        return true;
    }

    private int bestPurchase(int most) {
        int best = -1;
        for (int i = 0; i < ASSETS; i++) {
            boolean possible = bank[i] > 0 && cost[i] <= most;
            if (possible && (best < 0 || worth(i) - cost[i] > worth(best) - cost[best])) {
                best = i;
            }
        }
        return best;
    }

    private int bestSale(int except, int least) {
        int best = -1;
        for (int i = 0; i < ASSETS; i++) {
            boolean possible = tokens[i] > 0 && i != except && gain[i] >= least && cash + gain[i] >= 0;
            if (possible && (best < 0 || gain[i] - worth(i) > gain[best] - worth(best))) {
                best = i;
            }
        }
        return best;
    }

    private void buy(int i) {
        trades.add(Action.buy(Asset.all().get(i)));
        cash -= cost[i];
        cost[i] += 2; // TRD-2
        tokens[i]++;
        bank[i]--;
        left--;
    }

    private void sell(int i) {
        trades.add(Action.sell(Asset.all().get(i)));
        cash += gain[i];
        gain[i] = Math.max(-1, gain[i] - 2); // TRD-3, but for prices near 1
        tokens[i]--;
        bank[i]++;
        left--;
    }
}
