package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.Optional;
import java.util.function.Consumer;

/** Tells the events of the end of a turn, in order, from the states before and after it. */
final class TurnEndEvents {
    private TurnEndEvents() {}

    /** A price card was played (TRN-2). */
    static void tell(GameState before, PriceCard card, GameState after, Consumer<? super Event> listener) {
        listener.accept(new Event.CardPlayed(before.table.seat(), card));
        tellEnd(before, card, after, listener);
    }

    /** News was played (NWS-1, NWS-2). */
    static void tellNews(GameState before, Cards discard, GameState after, Consumer<? super Event> listener) {
        listener.accept(new Event.NewsPlayed(before.table.seat(), discard));
        tellDraws(Deck.BACKUP, before, after, listener);
        tellEnd(before, SpecialCard.NEWS, after, listener);
    }

    private static void tellEnd(GameState before, Card played, GameState after, Consumer<? super Event> listener) {
        SharedTable table = before.table.shared();
        int seat = table.seat();
        Board board = table.players[seat].board().with(0, played);
        tellMoves(table.market, board, table.terms.cardOrder, listener); // TRN-3
        listener.accept(new Event.BoardShifted(seat, board.card(Board.SPACES - 1))); // TRN-3
        tellDraws(Deck.MAIN, before, after, listener); // TRN-4
        if (!after.table.isOver()) {
            listener.accept(new Event.TurnBegan(after.table.turn(), after.table.seat()));
            tellSale(table.players[after.table.seat()], after.table.market(), listener);
        }
    }

    /** What was on the next player's Black Market card was sold (TRN-0). */
    private static void tellSale(OpenPlayer next, Market market, Consumer<? super Event> listener) {
        Tokens sold = next.blackMarket();
        if (!sold.isEmpty()) {
            listener.accept(new Event.BlackMarketSold(next.seat, sold, sold.value(market)));
        }
    }

    private static void tellDraws(Deck deck, GameState before, GameState after, Consumer<? super Event> listener) {
        for (int size = before.table.deckSize(deck); size > after.table.deckSize(deck); size--) {
            listener.accept(new Event.CardDrawn(before.table.seat(), deck, before.topOf(deck, size)));
        }
    }

    private static void tellMoves(Market market, Board board, CardOrder order, Consumer<? super Event> listener) {
        Market now = market;
        for (int i = 0; i < Board.SPACES; i++) {
            Optional<Card> acting = board.card(order.space(i, Board.SPACES));
            // PRC-4: the News card does nothing.
            if (acting.isPresent() && acting.get() instanceof PriceCard card) {
                Market next = now.after(card);
                listener.accept(pricesMoved(card, now, next));
                now = next;
            }
        }
    }

    private static Event pricesMoved(PriceCard card, Market from, Market to) {
        Asset share = card.chamber().share();
        Asset commodity = card.commodity();
        return new Event.PricesMoved(
                card, from.space(share), to.space(share), from.space(commodity), to.space(commodity));
    }
}
