package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the active player may do: for each kind of action, the first rule that forbids it, or none.
 *
 * <p>The only place where legality is decided; it needs no more than the open table and the player's own hand.
 * {@link LegalActionList} lists what passes, {@link Refusal} explains what does not.
 */
final class Legality {
    /** BLK-2, NWS-2: at most three tokens on the Black Market, at most three discards for News. */
    static final int MOST_CHOSEN = 3;

    private Legality() {}

    /** The rule that an action of the active player, who holds a hand, breaks. */
    static @Nullable Rule broken(OpenTable table, Cards hand, Action action) {
        if (action instanceof Action.Buy buy) {
            return either(trading(table), buying(table, buy.asset()));
        }
        if (action instanceof Action.Sell sell) {
            return either(trading(table), selling(table, sell.asset()));
        }
        if (action instanceof Action.BlackMarket market) {
            return either(special(table, SpecialCard.BLACK_MARKET), tokens(table, market.tokens()));
        }
        if (action instanceof Action.Dividend dividend) {
            return either(special(table, SpecialCard.DIVIDEND), dividend(table, dividend.chamber()));
        }
        if (action instanceof Action.PlayCard play) {
            return either(playing(table), card(hand, play.card()));
        }
        return either(news(table), discard(hand, ((Action.PlayNews) action).discard()));
    }

    private static @Nullable Rule either(@Nullable Rule first, @Nullable Rule second) {
        return first != null ? first : second;
    }

    /** Forbids all trades. */
    static @Nullable Rule trading(OpenTable table) {
        if (table.isOver()) {
            return Rule.END_1;
        }
        if (table.specialPlayed) {
            return Rule.TRN_1;
        }
        return table.tradesMade().size() < Trades.MOST ? null : Rule.TRD_1;
    }

    /** Forbids a purchase, if trades are allowed. */
    static @Nullable Rule buying(OpenTable table, Asset asset) {
        if (!table.bank().has(asset)) {
            return Rule.TRD_6;
        }
        int cash = table.active().cash;
        // Who can pay what any token can cost need not ask what this one does.
        return cash >= TradePrices.HIGHEST_COST || cash >= table.buyingCost(asset) ? null : Rule.TRD_5;
    }

    /** Forbids a sale, if trades are allowed. */
    static @Nullable Rule selling(OpenTable table, Asset asset) {
        // TRD-5: only a purchase can be too dear; the one sale that costs money follows two that brought more.
        return table.active().tokens().has(asset) ? null : Rule.TRD_6;
    }

    /** Forbids the Black Market or the Dividend, whatever it is played for. */
    static @Nullable Rule special(OpenTable table, SpecialCard card) {
        if (table.isOver()) {
            return Rule.END_1;
        }
        if (table.specialPlayed) {
            return Rule.TRN_1;
        }
        if (!table.tradesMade().isEmpty()) {
            return card == SpecialCard.DIVIDEND ? Rule.DIV_1 : Rule.BLK_1;
        }
        return table.active().has(card) ? null : Rule.THG_4;
    }

    /** Forbids the tokens of a Black Market. */
    private static @Nullable Rule tokens(OpenTable table, List<Asset> tokens) {
        if (tokens.isEmpty() || tokens.size() > MOST_CHOSEN) {
            return Rule.BLK_2;
        }
        for (Asset asset : tokens) {
            if (Collections.frequency(tokens, asset) > table.active().tokens().count(asset)) {
                return Rule.BLK_2;
            }
        }
        return null;
    }

    /** Forbids the chamber of a Dividend. */
    static @Nullable Rule dividend(OpenTable table, Chamber chamber) {
        return table.paid().contains(chamber) ? Rule.DIV_2 : null;
    }

    /** Forbids to play any card. */
    static @Nullable Rule playing(OpenTable table) {
        return table.isOver() ? Rule.END_1 : null;
    }

    private static @Nullable Rule card(Cards hand, PriceCard card) {
        return hand.has(card) ? null : Rule.TRN_2;
    }

    /** Forbids the News, whatever is discarded. */
    static @Nullable Rule news(OpenTable table) {
        if (table.isOver()) {
            return Rule.END_1;
        }
        return table.active().has(SpecialCard.NEWS) ? null : Rule.THG_4;
    }

    private static @Nullable Rule discard(Cards hand, List<PriceCard> discard) {
        if (discard.size() > MOST_CHOSEN) {
            return Rule.NWS_2;
        }
        for (PriceCard card : discard) {
            if (Collections.frequency(discard, card) > hand.count(card)) {
                return Rule.NWS_2;
            }
        }
        return null;
    }
}
