package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
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
            return either(special(table, SpecialCard.BLACK_MARKET), blackMarket(table, market.tokens()));
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
        if (table.specialPlayed()) {
            return Rule.TRN_1;
        }
        return table.tradesMade().areAllMade() ? Rule.TRD_1 : null;
    }

    /** Forbids a purchase, if trades are allowed. */
    private static @Nullable Rule buying(OpenTable table, Asset asset) {
        if (!table.bank().has(asset)) {
            return Rule.TRD_6;
        }
        return purchases(table).has(asset) ? null : Rule.TRD_5;
    }

    /** One token of each asset that can be bought, if trades are allowed. */
    static Tokens purchases(OpenTable table) {
        // TRD-6: a token in the bank; TRD-5: that can be paid.
        return table.bank().costingAtMost(table.cash(), table.market()).minus(tooDear(table));
    }

    /** Of the assets whose price can be paid, those of which one more costs too much, as some were bought (TRD-2). */
    private static Tokens tooDear(OpenTable table) {
        // Who can pay what any token can cost need not ask what this one does.
        if (table.tradesMade().isEmpty() || table.cash() >= TradePrices.HIGHEST_COST) {
            return Tokens.none();
        }
        Tokens tooDear = Tokens.none();
        Tokens payable = table.tradesMade().tokensBought().costingAtMost(table.cash(), table.market());
        for (Asset asset : payable.kinds()) {
            if (table.bank().has(asset) && table.buyingCost(asset) > table.cash()) {
                tooDear = tooDear.plus(asset);
            }
        }
        return tooDear;
    }

    /** Forbids a sale, if trades are allowed. */
    private static @Nullable Rule selling(OpenTable table, Asset asset) {
        return sales(table).has(asset) ? null : Rule.TRD_6;
    }

    /** One token of each asset that can be sold, if trades are allowed. */
    static Tokens sales(OpenTable table) {
        // TRD-5: only a purchase can be too dear; the one sale that costs money follows two that brought more.
        return table.tokens().oneOfEach();
    }

    /** Forbids the Black Market or the Dividend, whatever it is played for. */
    static @Nullable Rule special(OpenTable table, SpecialCard card) {
        if (table.isOver()) {
            return Rule.END_1;
        }
        if (table.specialPlayed()) {
            return Rule.TRN_1;
        }
        if (!table.tradesMade().isEmpty()) {
            return card == SpecialCard.DIVIDEND ? Rule.DIV_1 : Rule.BLK_1;
        }
        return table.has(card) ? null : Rule.THG_4;
    }

    /** Forbids the tokens of a Black Market. */
    private static @Nullable Rule blackMarket(OpenTable table, List<Asset> tokens) {
        if (tokens.isEmpty() || tokens.size() > MOST_CHOSEN) {
            return Rule.BLK_2;
        }
        for (Asset asset : tokens) {
            if (copies(tokens, asset) > table.tokens().count(asset)) {
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
        return table.has(SpecialCard.NEWS) ? null : Rule.THG_4;
    }

    private static @Nullable Rule discard(Cards hand, List<PriceCard> discard) {
        if (discard.size() > MOST_CHOSEN) {
            return Rule.NWS_2;
        }
        for (PriceCard card : discard) {
            if (copies(discard, card) > hand.count(card)) {
                return Rule.NWS_2;
            }
        }
        return null;
    }

    /** How often a thing is chosen. */
    private static int copies(List<?> chosen, Object thing) {
        int copies = 0;
        for (int i = 0; i < chosen.size(); i++) {
            copies += chosen.get(i) == thing ? 1 : 0;
        }
        return copies;
    }
}
