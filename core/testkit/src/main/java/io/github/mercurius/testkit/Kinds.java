package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;

/** The kinds of actions that styles of play distinguish. */
final class Kinds {
    private static final int CHEAP = 5;
    private static final int MIDDLE_SPACE = Market.LAST_SPACE / 2;

    private Kinds() {}

    static boolean isTrade(Action action) {
        return action instanceof Action.Buy || action instanceof Action.Sell;
    }

    static boolean isSpecial(Action action) {
        return !isTrade(action) && !(action instanceof Action.PlayCard);
    }

    /** Whether an action trades where prices are so low that the third sale can cost money (TRD-3). */
    static boolean isCheapTrade(Table table, Action action) {
        if (action instanceof Action.Sell sell) {
            return table.price(sell.asset()) < CHEAP;
        }
        return action instanceof Action.Buy buy && table.price(buy.asset()) < CHEAP;
    }

    /** How far a card moves its markers away from the middle of their tracks. */
    static int outward(Market market, PriceCard card) {
        return outward(market, card.chamber().share(), card.shareMove())
                + outward(market, card.commodity(), card.commodityMove());
    }

    private static int outward(Market market, Asset asset, int move) {
        return (market.space(asset) - MIDDLE_SPACE) * move;
    }
}
