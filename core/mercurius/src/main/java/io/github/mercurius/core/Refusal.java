package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Violation;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says why an action is refused: gathers the facts of the case for the rule that {@link Legality} found broken. */
final class Refusal {
    private final OpenTable table;
    private final Cards hand;

    private Refusal(OpenTable table, Cards hand) {
        this.table = table;
        this.hand = hand;
    }

    /** Why an action of the active player, who holds a hand, is refused; null if it is legal. */
    static @Nullable Violation of(OpenTable table, Cards hand, Action action) {
        Rule broken = Legality.broken(table, hand, action);
        return broken == null ? null : new Refusal(table, hand).violation(action, broken);
    }

    /** Why an action of a player on any seat, who holds a hand, is refused; null if it is legal. */
    static @Nullable Violation of(OpenTable table, int seat, Cards hand, Action action) {
        int active = table.seat();
        // TRN-4; when the game is over, that is what a refusal says (END-1).
        return seat == active || table.isOver() ? of(table, hand, action) : new Violation.NotYourTurn(active);
    }

    private Violation violation(Action action, Rule broken) {
        return switch (broken) {
            case END_1 -> new Violation.GameOver();
            case TRN_1 -> new Violation.TradingIsOver();
            case TRD_1 -> new Violation.NoTradeLeft(table.tradesMade().size());
            case BLK_1, DIV_1 ->
                new Violation.TradedBefore(card(action), table.tradesMade().size());
            case THG_4 -> new Violation.CardUsed(table.seat(), card(action));
            default -> contents(action, broken);
        };
    }

    private static SpecialCard card(Action action) {
        if (action instanceof Action.BlackMarket) {
            return SpecialCard.BLACK_MARKET;
        }
        return action instanceof Action.Dividend ? SpecialCard.DIVIDEND : SpecialCard.NEWS;
    }

    private Violation contents(Action action, Rule broken) {
        if (action instanceof Action.Buy buy) {
            return broken == Rule.TRD_6 ? new Violation.NoneInBank(buy.asset()) : cannotPay(buy.asset());
        }
        if (action instanceof Action.Sell sell) {
            return new Violation.NoneOwned(table.seat(), sell.asset());
        }
        if (action instanceof Action.BlackMarket market) {
            return wrongTokens(market.tokens());
        }
        if (action instanceof Action.Dividend dividend) {
            return new Violation.DividendWasPaid(dividend.chamber());
        }
        if (action instanceof Action.PlayCard play) {
            return new Violation.CardNotInHand(table.seat(), play.card());
        }
        return wrongDiscard(((Action.PlayNews) action).discard());
    }

    private Violation cannotPay(Asset asset) {
        int nth = table.tradesMade().bought(asset) + 1;
        return new Violation.CannotPay(table.seat(), asset, nth, table.buyingCost(asset), table.cash());
    }

    private Violation wrongTokens(List<Asset> tokens) {
        if (tokens.isEmpty() || tokens.size() > Legality.MOST_CHOSEN) {
            return new Violation.WrongNumberOfTokens(tokens.size());
        }
        for (Asset asset : tokens) {
            int given = Collections.frequency(tokens, asset);
            int owned = table.tokens().count(asset);
            if (given > owned) {
                return new Violation.TokensNotOwned(table.seat(), asset, given, owned);
            }
        }
        throw new IllegalStateException("nothing is wrong with " + tokens);
    }

    private Violation wrongDiscard(List<PriceCard> discard) {
        if (discard.size() > Legality.MOST_CHOSEN) {
            return new Violation.TooManyDiscards(discard.size());
        }
        for (PriceCard card : discard) {
            int given = Collections.frequency(discard, card);
            int held = hand.count(card);
            if (given > held) {
                return new Violation.DiscardsNotInHand(table.seat(), card, given, held);
            }
        }
        throw new IllegalStateException("nothing is wrong with " + discard);
    }
}
