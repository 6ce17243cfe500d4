package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * A state in which what an update tells can happen, for all that the viewer knows. The cards that it names lie where it
 * takes them from; the other cards that the viewer cannot see lie anywhere.
 */
final class FittingState {
    private final View view;
    private final Update update;
    // What the update names: cards from the hand of the player who acts, and from both decks.
    private final List<PriceCard> shown;
    private final List<PriceCard> fromMain;
    private final List<PriceCard> fromBackup;
    private final Iterator<PriceCard> others;

    private FittingState(View view, Update update) {
        this.view = view;
        this.update = update;
        shown = shown().toList();
        fromMain = drawnFrom(Deck.MAIN);
        fromBackup = drawnFrom(Deck.BACKUP);
        others = others().iterator();
    }

    /** A state before an update, which gives the viewer the view that there is. */
    static GameState before(Update update, View view) {
        return new FittingState(view, update).state();
    }

    private GameState state() {
        OpenTable table = view.table;
        checkSize("main deck", fromMain, table.deckSize(Deck.MAIN));
        checkSize("backup deck", fromBackup, table.deckSize(Deck.BACKUP));
        checkSize("hand of seat " + table.seat(), shown, table.openPlayer(table.seat()).handSize);
        Cards[] hands = new Cards[table.terms().players];
        for (OpenPlayer player : table.openPlayers()) {
            hands[player.seat] = player.seat == view.viewer ? view.hand : hand(player);
        }
        List<PriceCard> main = filledUp(fromMain, table.deckSize(Deck.MAIN));
        List<PriceCard> backup = filledUp(fromBackup, table.deckSize(Deck.BACKUP));
        return new GameState(table, hands, Decks.of(main, backup));
    }

    private Cards hand(OpenPlayer player) {
        List<PriceCard> named = player.seat == view.table.seat() ? shown : List.of();
        return Cards.of(filledUp(named, player.handSize));
    }

    /** Refuses more cards than there are where they come from. */
    private void checkSize(String from, List<PriceCard> named, int size) {
        if (named.size() > size) {
            throw UpdateCheck.wrong(update, named.size() + " cards from the " + from + ", expected at most " + size);
        }
    }

    private List<PriceCard> filledUp(List<PriceCard> named, int size) {
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
        return others.toList();
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
