package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The order of the cards in the two decks, which nobody knows (INF-2).
 *
 * <p>Drawing does not change it: how many cards are left says which one is on top, and those numbers are on the table.
 */
final class Decks {
    private final List<PriceCard> cards;
    private final int endOfMain;
    private final int endOfBackup;

    /** The decks in a list of cards, each with its top card first; an end is the index after the bottom card. */
    Decks(List<PriceCard> cards, int endOfMain, int endOfBackup) {
        this.cards = cards;
        this.endOfMain = endOfMain;
        this.endOfBackup = endOfBackup;
    }

    static Decks of(Deal deal) {
        return new Decks(deal.cards(), PriceCard.TOTAL, Deal.BACKUP_DECK); // RUL-8
    }

    /** The decks with these cards left in them, each with its top card first. */
    static Decks of(List<PriceCard> main, List<PriceCard> backup) {
        List<PriceCard> cards = new ArrayList<>(main);
        cards.addAll(backup);
        return new Decks(cards, main.size(), cards.size());
    }

    /** The top card of a deck that has so many cards left. */
    PriceCard top(Deck deck, int size) {
        return cards.get(end(deck) - size);
    }

    /** The cards of a deck that has so many left, the top card first. */
    List<PriceCard> left(Deck deck, int size) {
        return Collections.unmodifiableList(cards.subList(end(deck) - size, end(deck)));
    }

    private int end(Deck deck) {
        return deck == Deck.MAIN ? endOfMain : endOfBackup;
    }

    /** The hands that are dealt from a full main deck (SET-5). */
    Cards[] dealHands(Setup setup) {
        Cards[] hands = new Cards[setup.players()];
        Arrays.fill(hands, Cards.none());
        for (int dealt = 0; dealt < hands.length * Deal.HAND; dealt++) {
            int seat = setup.seatOfTurn(dealt); // one at a time, clockwise from the start player
            hands[seat] = hands[seat].plus(cards.get(Deal.BACKUP_DECK + dealt));
        }
        return hands;
    }
}
