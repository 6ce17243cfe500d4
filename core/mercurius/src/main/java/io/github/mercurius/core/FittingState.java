package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * As much of a state as what an update tells needs in order to happen, for all that the viewer knows: the hand of the
 * player who acts, and the cards that are drawn. The cards that the update names lie where it takes them from; the
 * others are any cards that the viewer cannot see.
 */
final class FittingState {
    /** TRN-4, NWS-2: at most so many cards are drawn from a deck. */
    private static final int MOST_DRAWN = Deal.HAND;

    private final View view;
    private final Update update;
    // What the update names: cards from the hand of the player who acts, and from both decks.
    private final List<PriceCard> shown;
    private final List<PriceCard> fromMain;
    private final List<PriceCard> fromBackup;

    private FittingState(View view, Update update) {
        this.view = view;
        this.update = update;
        shown = shown().toList();
        fromMain = drawnFrom(Deck.MAIN);
        fromBackup = drawnFrom(Deck.BACKUP);
    }

    /** A state before an update, which gives the viewer the view that there is. */
    static GameState before(Update update, View view) {
        return new FittingState(view, update).state();
    }

    private GameState state() {
        OpenTable table = view.table;
        int main = table.deckSize(Deck.MAIN);
        int backup = table.deckSize(Deck.BACKUP);
        OpenPlayer player = table.openPlayer(table.seat());
        Cards[] hands = new Cards[table.terms().players];
        Arrays.fill(hands, Cards.none());
        if (view.viewer != View.SPECTATOR) {
            hands[view.viewer] = view.hand;
        }
        if (!endsTurn()) {
            return new GameState(table, hands, new Decks(List.of(), main, backup));
        }
        Iterator<PriceCard> others = others().iterator();
        if (player.seat != view.viewer) {
            hands[player.seat] = Cards.of(filledUp(shown, player.handSize, others));
        }
        List<PriceCard> drawn = filledUp(fromMain, Math.min(MOST_DRAWN, main), others);
        int startOfBackup = drawn.size();
        drawn.addAll(filledUp(fromBackup, Math.min(MOST_DRAWN, backup), others));
        return new GameState(table, hands, new Decks(drawn, main, startOfBackup + backup));
    }

    private boolean endsTurn() {
        Event first = update.events().get(0);
        return first instanceof Event.CardPlayed || first instanceof Event.NewsPlayed;
    }

    private static List<PriceCard> filledUp(List<PriceCard> named, int size, Iterator<PriceCard> others) {
        List<PriceCard> cards = new ArrayList<>(named);
        while (cards.size() < size) {
            cards.add(others.next());
        }
        return cards;
    }

    /** The cards that the viewer cannot see, without those that the update names. */
    private List<PriceCard> others() {
        Cards others = view.unseen();
        List<PriceCard> named = new ArrayList<>(shown);
        named.addAll(fromMain);
        named.addAll(fromBackup);
        for (PriceCard card : named) {
            if (!others.has(card)) {
                throw UpdateCheck.wrong(
                        update, card + ", expected one of the cards that this viewer cannot see (INF-1, INF-2)");
            }
            others = others.minus(card);
        }
        return firstOf(others, 3 * MOST_DRAWN); // a hand, and what is drawn from both decks
    }

    private static List<PriceCard> firstOf(Cards cards, int most) {
        List<PriceCard> first = new ArrayList<>(most);
        for (PriceCard card : cards.kinds()) {
            for (int copies = cards.count(card); copies > 0 && first.size() < most; copies--) {
                first.add(card);
            }
        }
        return first;
    }

    /** The cards that the player who acts shows from a hand that the viewer does not see. */
    private Cards shown() {
        Event first = update.events().get(0);
        if (view.table.seat() == view.viewer) {
            return Cards.none();
        }
        if (first instanceof Event.CardPlayed played) {
            return Cards.of(played.card());
        }
        return first instanceof Event.NewsPlayed news ? news.discarded() : Cards.none();
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
}
