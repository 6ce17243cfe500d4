package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Tokens;
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
        int seat = table.active().seat;
        int cost = table.buyingCost(asset); // TRD-2
        if (listener != null) {
            listener.accept(new Event.Bought(seat, asset, table.tradesMade().bought(asset) + 1, cost));
        }
        return bought(table, seat, asset, cost);
    }

    /** The table after the active player has sold a token. */
    static OpenTable sell(OpenTable table, Asset asset, @Nullable Consumer<? super Event> listener) {
        int seat = table.active().seat;
        int gain = table.sellingGain(asset); // TRD-3
        if (listener != null) {
            listener.accept(new Event.Sold(seat, asset, table.tradesMade().sold(asset) + 1, gain));
        }
        return sold(table, seat, asset, gain);
    }

    /** The table after a purchase at a known cost. */
    static OpenTable bought(OpenTable table, int seat, Asset asset, int cost) {
        OpenPlayer player = table.players[seat];
        Tokens tokens = player.tokens().plus(asset);
        Tokens bank = table.bank().minus(asset);
        return table.afterTrade(
                player.afterTrade(player.cash - cost, tokens),
                bank,
                table.tradesMade().plusPurchase(asset));
    }

    /** The table after a sale at a known gain. */
    static OpenTable sold(OpenTable table, int seat, Asset asset, int gain) {
        OpenPlayer player = table.players[seat];
        Tokens tokens = player.tokens().minus(asset);
        Tokens bank = table.bank().plus(asset);
        return table.afterTrade(
                player.afterTrade(player.cash + gain, tokens),
                bank,
                table.tradesMade().plusSale(asset));
    }
}
