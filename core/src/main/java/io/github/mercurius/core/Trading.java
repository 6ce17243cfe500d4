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
        OpenPlayer player = table.active();
        int cost = table.buyingCost(asset); // TRD-2
        if (listener != null) {
            listener.accept(
                    new Event.Bought(player.seat, asset, table.tradesMade().bought(asset) + 1, cost));
        }
        return table.afterTrade(
                player.afterTrade(player.cash - cost, player.tokens().plus(asset)),
                table.bank().minus(asset),
                table.tradesMade().plusPurchase(asset));
    }

    /** The table after the active player has sold a token. */
    static OpenTable sell(OpenTable table, Asset asset, @Nullable Consumer<? super Event> listener) {
        OpenPlayer player = table.active();
        int gain = table.sellingGain(asset); // TRD-3
        if (listener != null) {
            listener.accept(
                    new Event.Sold(player.seat, asset, table.tradesMade().sold(asset) + 1, gain));
        }
        return table.afterTrade(
                player.afterTrade(player.cash + gain, player.tokens().minus(asset)),
                table.bank().plus(asset),
                table.tradesMade().plusSale(asset));
    }
}
