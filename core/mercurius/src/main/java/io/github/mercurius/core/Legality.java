package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Violation;
import io.github.mercurius.rules.Bag;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the active player may do: for each kind of action, the first rule that forbids it, with the facts of the case.
 *
 * <p>It needs no more than the open table and the player's own hand. {@link LegalActionList} lists what passes.
 */
final class Legality {
    /** TRD-1: at most three trades a turn. */
    static final int MOST_TRADES = 3;

    /** BLK-2: at most three tokens on a Black Market card. */
    static final int MOST_TOKENS = 3;

    /** NWS-2: at most three discards with News. */
    static final int MOST_DISCARDS = 3;

    private Legality() {}

    /**
     * Why an action of the player on a seat is refused; null if it is legal.
     *
     * @param hand what the active player holds; not needed for the action of another
     */
    static @Nullable Violation violation(OpenTable table, int seat, Cards hand, Action action) {
        if (table.isOver()) {
            return new Violation.GameOver(); // END-1
        }
        if (seat != table.seat) {
            return new Violation.NotYourTurn(table.seat); // TRN-4
        }
        if (action instanceof Action.Buy buy) {
            return canTrade(table) ? buying(table, buy.asset()) : noTrade(table);
        }
        if (action instanceof Action.Sell sell) {
            return canTrade(table) ? selling(table.active(), sell.asset()) : noTrade(table);
        }
        if (action instanceof Action.BlackMarket market) {
            return canPlay(table, SpecialCard.BLACK_MARKET)
                    ? filling(table.active(), market.tokens())
                    : noSpecial(table, SpecialCard.BLACK_MARKET);
        }
        if (action instanceof Action.Dividend dividend) {
            return canPlay(table, SpecialCard.DIVIDEND)
                    ? paying(table, dividend.chamber())
                    : noSpecial(table, SpecialCard.DIVIDEND);
        }
        if (action instanceof Action.PlayCard play) {
            return hand.has(play.card()) ? null : new Violation.CardNotInHand(seat, play.card()); // TRN-2
        }
        return canPlayNews(table)
                ? discarding(seat, hand, ((Action.PlayNews) action).discard())
                : new Violation.CardUsed(seat, SpecialCard.NEWS);
    }

    /** Whether trades are allowed. */
    static boolean canTrade(OpenTable table) {
        return !table.specialPlayed // TRN-1
                && table.trades.size() < MOST_TRADES; // TRD-1
    }

    private static Violation noTrade(OpenTable table) {
        return table.specialPlayed ? new Violation.TradingIsOver() : new Violation.NoTradeLeft(table.trades.size());
    }

    /** Whether the Black Market or the Dividend can be played, whatever it is played for. */
    static boolean canPlay(OpenTable table, SpecialCard card) {
        return !table.specialPlayed // TRN-1
                && table.trades.isEmpty() // BLK-1, DIV-1
                && table.active().has(card); // THG-4
    }

    private static Violation noSpecial(OpenTable table, SpecialCard card) {
        if (table.specialPlayed) {
            return new Violation.TradingIsOver();
        }
        return table.trades.isEmpty()
                ? new Violation.CardUsed(table.seat, card)
                : new Violation.TradedBefore(card, table.trades.size());
    }

    /** Whether News can be played, whatever is discarded. */
    static boolean canPlayNews(OpenTable table) {
        return table.active().has(SpecialCard.NEWS); // THG-4
    }

    /** Why a token cannot be bought, if trades are allowed. */
    private static @Nullable Violation buying(OpenTable table, Asset asset) {
        if (!table.bank.has(asset)) {
            return new Violation.NoneInBank(asset); // TRD-6
        }
        if (canPay(table, asset)) {
            return null;
        }
        int nth = table.bought(asset) + 1;
        int costs = table.buyingCost(asset);
        return new Violation.CannotPay(
                table.seat, asset, nth, costs, table.active().cash());
    }

    private static boolean canPay(OpenTable table, Asset asset) {
        return table.buyingCost(asset) <= table.active().cash(); // TRD-5
    }

    /**
     * One token of each asset that can be bought, if trades are allowed: what {@link #buying} says, for all at once.
     */
    static Tokens purchases(OpenTable table) {
        // Of an asset that was not bought in this turn, one more costs its price (TRD-2).
        Tokens purchases = table.bank.costingAtMost(table.active().cash(), table.market);
        for (Seq<Action> made = table.trades; !made.isEmpty(); made = made.tail()) {
            if (made.head() instanceof Action.Buy buy && purchases.has(buy.asset()) && !canPay(table, buy.asset())) {
                purchases = purchases.minus(buy.asset());
            }
        }
        return purchases;
    }

    /** Why a token cannot be sold, if trades are allowed. */
    private static @Nullable Violation selling(Player player, Asset asset) {
        // TRD-5: only a purchase can be too dear; the one sale that costs money follows two that brought more.
        return player.tokens().has(asset) ? null : new Violation.NoneOwned(player.seat(), asset); // TRD-6
    }

    /** Why the tokens cannot be put on the Black Market card (BLK-2). */
    private static @Nullable Violation filling(Player player, List<Asset> tokens) {
        if (tokens.isEmpty() || tokens.size() > MOST_TOKENS) {
            return new Violation.WrongNumberOfTokens(tokens.size());
        }
        Asset missing = missing(tokens, player.tokens());
        return missing == null
                ? null
                : new Violation.TokensNotOwned(
                        player.seat(),
                        missing,
                        times(missing, tokens),
                        player.tokens().count(missing));
    }

    /** Why a chamber cannot pay its dividend. */
    private static @Nullable Violation paying(OpenTable table, Chamber chamber) {
        return !table.dividendsPaid.contains(chamber) ? null : new Violation.DividendWasPaid(chamber); // DIV-2
    }

    /** The chambers whose Dividend can be played, if that card can. */
    static List<Chamber> dividends(OpenTable table) {
        List<Chamber> chambers = new ArrayList<>(Chamber.all());
        chambers.removeIf(chamber -> paying(table, chamber) != null);
        return Collections.unmodifiableList(chambers);
    }

    /** Why the cards cannot be discarded with News (NWS-2). */
    private static @Nullable Violation discarding(int seat, Cards hand, List<PriceCard> cards) {
        if (cards.size() > MOST_DISCARDS) {
            return new Violation.TooManyDiscards(cards.size());
        }
        PriceCard missing = missing(cards, hand);
        return missing == null
                ? null
                : new Violation.DiscardsNotInHand(seat, missing, times(missing, cards), hand.count(missing));
    }

    /** The first thing of which more are chosen than there are. */
    private static <K extends Enum<K>> @Nullable K missing(List<K> chosen, Bag<K, ?> from) {
        for (K thing : chosen) {
            if (times(thing, chosen) > from.count(thing)) {
                return thing;
            }
        }
        return null;
    }

    private static <K> int times(K thing, List<K> chosen) {
        return Collections.frequency(chosen, thing);
    }
}
