package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A made-up state in which the action of an update can be played: the hand of the player who acts, and the cards that
 * are drawn. The cards that the update names lie where it takes them from; the others are any cards that the viewer
 * cannot see.
 */
final class FittingState {
    /** No more cards than this are drawn from a deck (TRN-4: one, NWS-2: two). */
    private static final int MOST_DRAWN = Deal.HAND;

    private final View view;
    private final Update update;
    /** The cards that the viewer cannot see, as long as they have no place. */
    private Cards others;

    private FittingState(View view, Update update) {
        this.view = view;
        this.update = update;
        others = view.unseen();
    }

    /** A state before an update, which gives the viewer the view that there is. */
    static GameState before(Update update, View view) {
        OpenTable table = view.table;
        Cards[] hands = new Cards[table.terms().players()];
        Arrays.fill(hands, Cards.none());
        if (view.viewer != View.SPECTATOR) {
            hands[view.viewer] = view.hand;
        }
        Event first = update.events().get(0);
        boolean endsTurn = first instanceof Event.CardPlayed || first instanceof Event.NewsPlayed;
        return endsTurn
                ? new FittingState(view, update).dealt(hands)
                : new GameState(
                        table, hands, new Decks(List.of(), table.deckSize(Deck.MAIN), table.deckSize(Deck.BACKUP)));
    }

    private GameState dealt(Cards[] hands) {
        OpenPlayer player = view.table.active();
        List<PriceCard> shown = player.seat() == view.viewer ? List.of() : shown();
        List<PriceCard> fromMain = drawnFrom(Deck.MAIN);
        List<PriceCard> fromBackup = drawnFrom(Deck.BACKUP);
        take(shown);
        take(fromMain);
        take(fromBackup);
        if (player.seat() != view.viewer) {
            hands[player.seat()] = Cards.of(filledUp(shown, player.handSize()));
        }
        int main = view.table.deckSize(Deck.MAIN);
        int backup = view.table.deckSize(Deck.BACKUP);
        List<PriceCard> drawn = filledUp(fromMain, Math.min(MOST_DRAWN, main));
        int startOfBackup = drawn.size();
        drawn.addAll(filledUp(fromBackup, Math.min(MOST_DRAWN, backup)));
        return new GameState(view.table, hands, new Decks(drawn, main, startOfBackup + backup));
    }

    /** The cards that the player who acts shows from the hand. */
    private List<PriceCard> shown() {
        Event first = update.events().get(0);
        if (first instanceof Event.CardPlayed played) {
            return List.of(played.card());
        }
        return first instanceof Event.NewsPlayed news ? news.discarded().toList() : List.of();
    }

    private List<PriceCard> drawnFrom(Deck deck) {
        List<PriceCard> cards = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.CardDrawn drawn && drawn.deck() == deck) {
                cards.add(drawn.card());
            }
        }
        return cards;
    }

    /** Takes cards that the update names from those that the viewer cannot see. */
    private void take(List<PriceCard> named) {
        for (PriceCard card : named) {
            if (!others.has(card)) {
                throw new UpdateCheck(update)
                        .wrong(card + ", expected one of the cards that this viewer cannot see (INF-1, INF-2)");
            }
            others = others.minus(card);
        }
    }

    /** Some cards, and as many others as are needed to a size. */
    private List<PriceCard> filledUp(List<PriceCard> named, int size) {
        List<PriceCard> cards = new ArrayList<>(size);
        cards.addAll(named);
        for (PriceCard kind : others.kinds()) {
            while (cards.size() < size && others.has(kind)) {
                others = others.minus(kind);
                cards.add(kind);
            }
        }
        return cards;
    }
}
