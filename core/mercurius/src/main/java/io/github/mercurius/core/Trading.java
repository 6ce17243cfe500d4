package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Event;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Buying and selling (section 4): one event each, which changes the player, the bank and the trades of the turn.
 *
 * <p>Games are made of trades more than of anything else, so they go from table to table, without a {@link TableDraft}.
 */
final class Trading {
    private Trading() {}

    /** The table after the active player has bought a token. */
    static OpenTable buy(OpenTable table, Asset asset, @Nullable Consumer<? super Event> listener) {
        int cost = table.buyingCost(asset); // TRD-2
        if (listener != null) {
            int nth = table.tradesMade().bought(asset) + 1;
            listener.accept(new Event.Bought(table.seat(), asset, nth, cost));
        }
        return table.afterTrade(
                table.bank().minus(asset),
                table.tradesMade().plusPurchase(asset),
                table.cash() - cost,
                table.tokens().plus(asset));
    }

    /** The table after the active player has sold a token. */
    static OpenTable sell(OpenTable table, Asset asset, @Nullable Consumer<? super Event> listener) {
        int gain = table.sellingGain(asset); // TRD-3
        if (listener != null) {
            int nth = table.tradesMade().sold(asset) + 1;
            listener.accept(new Event.Sold(table.seat(), asset, nth, gain));
        }
        return table.afterTrade(
                table.bank().plus(asset),
                table.tradesMade().plusSale(asset),
                table.cash() + gain,
                table.tokens().minus(asset));
    }
}
