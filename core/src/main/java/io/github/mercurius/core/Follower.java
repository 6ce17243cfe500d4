package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Event;
import org.jspecify.annotations.Nullable;

/** Follows a game by its events: makes in a {@link Draft} happen what an event says has happened. */
final class Follower {
    private Follower() {}

    /**
     * What an event makes of a table.
     *
     * @param hands the hands as far as they are known, by seat
     */
    static Draft follow(OpenTable table, @Nullable Cards[] hands, Event event) {
        Draft draft = new Draft(table, hands, null);
        if (!trade(draft, event) && !special(draft, event) && !card(draft, event)) {
            end(draft, event);
        }
        return draft;
    }

    private static boolean trade(Draft draft, Event event) {
        if (event instanceof Event.Bought bought) {
            draft.bought(bought.seat(), bought.asset(), bought.nth(), bought.cost());
        } else if (event instanceof Event.Sold sold) {
            draft.sold(sold.seat(), sold.asset(), sold.nth(), sold.gain());
        } else {
            return false;
        }
        return true;
    }

    private static boolean special(Draft draft, Event event) {
        if (event instanceof Event.BlackMarketFilled filled) {
            draft.blackMarketFilled(filled.seat(), filled.tokens());
        } else if (event instanceof Event.BlackMarketSold sold) {
            draft.blackMarketSold(sold.seat(), sold.tokens(), sold.proceeds());
        } else if (event instanceof Event.BlackMarketForfeited forfeited) {
            draft.blackMarketForfeited(forfeited.seat(), forfeited.tokens());
        } else if (event instanceof Event.DividendPaid paid) {
            draft.dividendPaid(paid.seat(), paid.chamber(), paid.perShare(), paid.received());
        } else {
            return false;
        }
        return true;
    }

    private static boolean card(Draft draft, Event event) {
        if (event instanceof Event.CardPlayed played) {
            draft.cardPlayed(played.seat(), played.card());
        } else if (event instanceof Event.NewsPlayed played) {
            draft.newsPlayed(played.seat(), played.discarded());
        } else if (event instanceof Event.CardDrawn drawn) {
            draft.cardDrawn(drawn.seat(), drawn.deck(), drawn.card());
        } else if (event instanceof Event.HiddenCardDrawn drawn) {
            draft.hiddenCardDrawn(drawn.seat(), drawn.deck());
        } else if (event instanceof Event.PricesMoved moved) {
            draft.pricesMoved(moved.card());
        } else if (event instanceof Event.BoardShifted shifted) {
            draft.boardShifted(shifted.seat());
        } else {
            return false;
        }
        return true;
    }

    private static void end(Draft draft, Event event) {
        if (event instanceof Event.TurnBegan began) {
            draft.turnBegan(began.turn(), began.seat());
        } else if (event instanceof Event.HoldingsSold sold) {
            draft.holdingsSold(sold.seat(), sold.tokens(), sold.proceeds());
        } else if (event instanceof Event.GameEnded) {
            draft.gameEnded();
        }
    }
}
