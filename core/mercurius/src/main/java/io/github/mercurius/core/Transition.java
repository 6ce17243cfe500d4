package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What happens when a legal action other than a trade is taken: the rules of sections 3 and 5 to 7, as the events that
 * they demand.
 *
 * <p>The end of a turn is in {@link TurnEnd}. What is rarer is written into a {@link TableDraft}, event by event.
 */
final class Transition {
    private Transition() {}

    /** The state after an action that is not a trade. */
    static GameState play(GameState before, Action action, @Nullable Consumer<? super Event> listener) {
        if (action instanceof Action.PlayCard play) {
            return playCard(before, play.card(), listener);
        }
        if (action instanceof Action.PlayNews news) {
            return playNews(before, Cards.of(news.discard()), listener);
        }
        if (action instanceof Action.BlackMarket market) {
            return fillBlackMarket(before, Tokens.of(market.tokens()), listener);
        }
        return payDividend(before, ((Action.Dividend) action).chamber(), listener);
    }

    private static GameState fillBlackMarket(GameState before, Tokens put, @Nullable Consumer<? super Event> listener) {
        TableDraft draft = new TableDraft(before, listener);
        draft.blackMarketFilled(before.table.seat(), put); // BLK-2
        return draft.state();
    }

    private static GameState payDividend(
            GameState before, Chamber chamber, @Nullable Consumer<? super Event> listener) {
        // DIV-3: for each share in possession; those on a Black Market card earn nothing (BLK-3).
        int perShare = before.table.dividend(chamber);
        TableDraft draft = new TableDraft(before, listener);
        List<Integer> received = new ArrayList<>();
        for (int seat = 0; seat < before.table.terms().players; seat++) {
            received.add(perShare * draft.player(seat).tokens().count(chamber.share()));
        }
        draft.dividendPaid(before.table.seat(), chamber, perShare, received);
        return draft.state();
    }

    private static GameState playCard(GameState before, PriceCard card, @Nullable Consumer<? super Event> listener) {
        GameState after = TurnEnd.playing(before, card);
        if (listener != null) {
            TurnEndEvents.tell(before, card, after, listener);
        }
        return endIfOver(after, listener);
    }

    private static GameState playNews(GameState before, Cards discard, @Nullable Consumer<? super Event> listener) {
        GameState after = TurnEnd.playingNews(before, discard);
        if (listener != null) {
            TurnEndEvents.tellNews(before, discard, after, listener);
        }
        return endIfOver(after, listener);
    }

    private static GameState endIfOver(GameState state, @Nullable Consumer<? super Event> listener) {
        return state.table.isOver() ? endGame(state, listener) : state; // END-1
    }

    private static GameState endGame(GameState last, @Nullable Consumer<? super Event> listener) {
        TableDraft draft = new TableDraft(last, listener);
        for (int seat = 0; seat < last.table.terms().players; seat++) {
            emptyBlackMarket(draft, seat, last.table.terms().blackMarketSoldAtEnd);
            Tokens tokens = draft.player(seat).tokens();
            if (!tokens.isEmpty()) {
                draft.holdingsSold(seat, tokens.value(draft.market())); // END-2
            }
        }
        GameState state = draft.state();
        if (listener != null) {
            listener.accept(new Event.GameEnded(state.table.ranking())); // END-3
        }
        return state;
    }

    private static void emptyBlackMarket(TableDraft draft, int seat, boolean sold) {
        OpenPlayer player = draft.player(seat);
        if (!player.hasBlackMarket()) {
            return;
        }
        // RUL-6
        if (sold) {
            draft.blackMarketSold(seat, player.blackMarket().value(draft.market()));
        } else {
            draft.blackMarketForfeited(seat);
        }
    }
}
