package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Event;
import org.jspecify.annotations.Nullable;

/**
 * A game followed by its events: the table after one, and the hands as far as they are known, by seat.
 *
 * <p>What an event changes {@link Trading} and {@link TableDraft} say, as they do when the rules bring it about.
 */
final class Follower {
    private final OpenTable table;
    private final @Nullable Cards[] hands;

    private Follower(OpenTable table, @Nullable Cards[] hands) {
        this.table = table;
        this.hands = hands;
    }

    OpenTable table() {
        return table;
    }

    @Nullable
    Cards[] hands() {
        return hands;
    }

    /** What comes of an event on a table, with the hands as far as they are known. */
    static Follower follow(OpenTable table, @Nullable Cards[] hands, Event event) {
        if (event instanceof Event.Bought bought) {
            return new Follower(Trading.bought(table, bought.seat(), bought.asset(), bought.cost()), hands);
        }
        if (event instanceof Event.Sold sold) {
            return new Follower(Trading.sold(table, sold.seat(), sold.asset(), sold.gain()), hands);
        }
        TableDraft draft = new TableDraft(table, hands, null);
        if (!special(draft, event) && !card(draft, event)) {
            end(draft, event);
        }
        return new Follower(draft.table(), draft.hands());
    }

    private static boolean special(TableDraft draft, Event event) {
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

    private static boolean card(TableDraft draft, Event event) {
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

    private static void end(TableDraft draft, Event event) {
        if (event instanceof Event.TurnBegan began) {
            draft.turnBegan(began.turn(), began.seat());
        } else if (event instanceof Event.HoldingsSold sold) {
            draft.holdingsSold(sold.seat(), sold.tokens(), sold.proceeds());
        } else if (event instanceof Event.GameEnded) {
            draft.gameEnded();
        }
    }
}
