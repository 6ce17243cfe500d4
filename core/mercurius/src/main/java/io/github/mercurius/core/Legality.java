package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bag;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the active player may do: for each action the first rule that forbids it, or none.
 *
 * <p>The only place where legality is decided; it needs no more than the open table and the player's own hand.
 * {@link LegalActionList} lists what passes. The facts of a refusal are gathered for the rule that was found broken.
 */
final class Legality {
    /** TRD-1: at most three trades a turn. */
    static final int MOST_TRADES = 3;

    private Legality() {}

    /** Why an action of a player on any seat, who holds a hand, is refused; null if it is legal. */
    static @Nullable Violation violation(OpenTable table, int seat, Cards hand, Action action) {
        // TRN-4; when the game is over, that is what a refusal says (END-1).
        return seat == table.seat() || table.isOver()
                ? violation(table, hand, action)
                : new Violation.NotYourTurn(table.seat());
    }

    /** Why an action of the active player, who holds a hand, is refused; null if it is legal. */
    static @Nullable Violation violation(OpenTable table, Cards hand, Action action) {
        Rule broken = broken(table, hand, action);
        return broken == null ? null : violation(table, hand, action, broken);
    }

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

    /** Forbids to play any card. */
    static @Nullable Rule playing(OpenTable table) {
        return table.isOver() ? Rule.END_1 : null;
    }

    private static @Nullable Rule card(Cards hand, PriceCard card) {
        return hand.has(card) ? null : Rule.TRN_2;
    }

    /** Forbids all trades. */
    static @Nullable Rule trading(OpenTable table) {
        if (table.isOver()) {
            return Rule.END_1;
        }
        if (table.specialPlayed()) {
            return Rule.TRN_1;
        }
        return table.made().size() == MOST_TRADES ? Rule.TRD_1 : null;
    }

    /** Forbids a purchase, if trades are allowed. */
    private static @Nullable Rule buying(OpenTable table, Asset asset) {
        if (!table.bank().has(asset)) {
            return Rule.TRD_6;
        }
        return isTooDear(table, asset) ? Rule.TRD_5 : null;
    }

    private static boolean isTooDear(OpenTable table, Asset asset) {
        return table.buyingCost(asset) > table.active().cash();
    }

    /** One token of each asset that can be bought, if trades are allowed. */
    static Tokens purchases(OpenTable table) {
        // TRD-6, TRD-5: of an asset that was not bought in this turn, one more costs its price.
        Tokens purchases = table.bank().costingAtMost(table.active().cash(), table.market());
        for (Stack<Action> made = table.made(); made != null; made = made.below()) {
            if (made.top() instanceof Action.Buy buy && purchases.has(buy.asset()) && isTooDear(table, buy.asset())) {
                purchases = purchases.minus(buy.asset());
            }
        }
        return purchases;
    }

    /** Forbids a sale, if trades are allowed. */
    private static @Nullable Rule selling(OpenTable table, Asset asset) {
        return sales(table).has(asset) ? null : Rule.TRD_6;
    }

    /** The tokens of which one can be sold, if trades are allowed. */
    static Tokens sales(OpenTable table) {
        // TRD-5: only a purchase can be too dear; the one sale that costs money follows two that brought more.
        return table.active().tokens();
    }

    /** Forbids the Black Market or the Dividend, whatever it is played for. */
    static @Nullable Rule special(OpenTable table, SpecialCard card) {
        if (table.isOver()) {
            return Rule.END_1;
        }
        if (table.specialPlayed()) {
            return Rule.TRN_1;
        }
        if (!table.made().isEmpty()) {
            return card == SpecialCard.DIVIDEND ? Rule.DIV_1 : Rule.BLK_1;
        }
        return table.active().has(card) ? null : Rule.THG_4;
    }

    /** Forbids the tokens of a Black Market. */
    private static @Nullable Rule blackMarket(OpenTable table, List<Asset> tokens) {
        boolean wrongNumber = tokens.isEmpty() || tokens.size() > Combinations.MOST;
        return wrongNumber || missing(tokens, table.active().tokens()) != null ? Rule.BLK_2 : null;
    }

    /** Forbids the chamber of a Dividend. */
    private static @Nullable Rule dividend(OpenTable table, Chamber chamber) {
        return table.paid().count(chamber) > 0 ? Rule.DIV_2 : null;
    }

    /** The chambers whose Dividend can be played, if that card can. */
    static List<Chamber> dividends(OpenTable table) {
        if (table.paid().isEmpty()) {
            return Chamber.all();
        }
        List<Chamber> chambers = new ArrayList<>();
        for (Chamber chamber : Chamber.all()) {
            if (dividend(table, chamber) == null) {
                chambers.add(chamber);
            }
        }
        return Collections.unmodifiableList(chambers);
    }

    /** Forbids the News, whatever is discarded. */
    static @Nullable Rule news(OpenTable table) {
        if (table.isOver()) {
            return Rule.END_1;
        }
        return table.active().has(SpecialCard.NEWS) ? null : Rule.THG_4;
    }

    private static @Nullable Rule discard(Cards hand, List<PriceCard> discard) {
        return discard.size() > Combinations.MOST || missing(discard, hand) != null ? Rule.NWS_2 : null;
    }

    /** The first thing that is chosen more often than it is there. */
    private static <K extends Enum<K>> @Nullable K missing(List<K> chosen, Bag<K, ?> from) {
        for (K thing : chosen) {
            if (Collections.frequency(chosen, thing) > from.count(thing)) {
                return thing;
            }
        }
        return null;
    }

    private static Violation violation(OpenTable table, Cards hand, Action action, Rule broken) {
        return switch (broken) {
            case END_1 -> new Violation.GameOver();
            case TRN_1 -> new Violation.TradingIsOver();
            case TRN_2 -> new Violation.CardNotInHand(table.seat(), ((Action.PlayCard) action).card());
            case TRD_1 -> new Violation.NoTradeLeft(table.made().size());
            case TRD_5 -> cannotPay(table, ((Action.Buy) action).asset());
            case TRD_6 ->
                action instanceof Action.Sell sell
                        ? new Violation.NoneOwned(table.seat(), sell.asset())
                        : new Violation.NoneInBank(((Action.Buy) action).asset());
            case BLK_1, DIV_1 ->
                new Violation.TradedBefore(card(action), table.made().size());
            case THG_4 -> new Violation.CardUsed(table.seat(), card(action));
            case BLK_2 -> wrongTokens(table.active(), ((Action.BlackMarket) action).tokens());
            case DIV_2 -> new Violation.DividendWasPaid(((Action.Dividend) action).chamber());
            case NWS_2 -> wrongDiscard(table.seat(), hand, ((Action.PlayNews) action).discard());
            default -> throw new IllegalStateException("no action breaks " + broken);
        };
    }

    private static SpecialCard card(Action action) {
        if (action instanceof Action.BlackMarket) {
            return SpecialCard.BLACK_MARKET;
        }
        return action instanceof Action.Dividend ? SpecialCard.DIVIDEND : SpecialCard.NEWS;
    }

    private static Violation cannotPay(OpenTable table, Asset asset) {
        int nth = table.bought(asset) + 1;
        int costs = table.buyingCost(asset);
        return new Violation.CannotPay(
                table.seat(), asset, nth, costs, table.active().cash());
    }

    private static Violation wrongTokens(OpenPlayer player, List<Asset> tokens) {
        Asset missing = missing(tokens, player.tokens());
        if (missing == null || tokens.size() > Combinations.MOST) {
            return new Violation.WrongNumberOfTokens(tokens.size());
        }
        int given = Collections.frequency(tokens, missing);
        return new Violation.TokensNotOwned(
                player.seat(), missing, given, player.tokens().count(missing));
    }

    private static Violation wrongDiscard(int seat, Cards hand, List<PriceCard> discard) {
        PriceCard missing = missing(discard, hand);
        if (missing == null || discard.size() > Combinations.MOST) {
            return new Violation.TooManyDiscards(discard.size());
        }
        int given = Collections.frequency(discard, missing);
        return new Violation.DiscardsNotInHand(seat, missing, given, hand.count(missing));
    }
}
