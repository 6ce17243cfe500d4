package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
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
    // RUL-8: the backup deck first, then the main deck, each with its top card first; what was drawn is of no meaning.
    private final byte[] order;

    private Decks(byte[] order) {
        this.order = order;
    }

    static Decks of(Deal deal) {
        byte[] order = new byte[PriceCard.TOTAL];
        for (int place = 0; place < order.length; place++) {
            order[place] = (byte) deal.card(place).ordinal();
        }
        return new Decks(order);
    }

    /** The decks with these cards left in them, each with its top card first. */
    static Decks of(List<PriceCard> main, List<PriceCard> backup) {
        byte[] cards = new byte[main.size() + backup.size()];
        put(cards, 0, main);
        put(cards, main.size(), backup);
        return of(cards, 0, main.size(), backup.size());
    }

    /** The decks of so many cards, which lie in an array by their numbers, from a place on: the main deck's first. */
    static Decks of(byte[] cards, int from, int main, int backup) {
        byte[] order = new byte[PriceCard.TOTAL];
        System.arraycopy(cards, from, order, PriceCard.TOTAL - main, main);
        System.arraycopy(cards, from + main, order, Deal.BACKUP_DECK - backup, backup);
        return new Decks(order);
    }

    /** The cards of an array, by their numbers, between two places of it. */
    static Cards hand(byte[] cards, int from, int to) {
        Cards hand = Cards.none();
        for (int place = from; place < to; place++) {
            hand = hand.plus(PriceCard.all().get(cards[place]));
        }
        return hand;
    }

    private static void put(byte[] order, int from, List<PriceCard> cards) {
        int place = from;
        for (PriceCard card : cards) {
            order[place++] = (byte) card.ordinal();
        }
    }

    PriceCard topOfMain(int size) {
        return card(PriceCard.TOTAL - size);
    }

    PriceCard topOfBackup(int size) {
        return card(Deal.BACKUP_DECK - size);
    }

    List<PriceCard> main(int size) {
        return cards(PriceCard.TOTAL - size, PriceCard.TOTAL);
    }

    List<PriceCard> backup(int size) {
        return cards(Deal.BACKUP_DECK - size, Deal.BACKUP_DECK);
    }

    /** The hands that are dealt from a full main deck (SET-5). */
    Cards[] dealHands(Setup setup) {
        Cards[] hands = new Cards[setup.players()];
        Arrays.fill(hands, Cards.none());
        int place = Deal.BACKUP_DECK;
        for (int i = 0; i < Deal.HAND * hands.length; i++) {
            int seat = setup.seatOfTurn(i); // one at a time, clockwise from the start player
            hands[seat] = hands[seat].plus(card(place++));
        }
        return hands;
    }

    private PriceCard card(int place) {
        return PriceCard.all().get(order[place]);
    }

    private List<PriceCard> cards(int from, int to) {
        List<PriceCard> cards = new ArrayList<>();
        for (int place = from; place < to; place++) {
            cards.add(card(place));
        }
        return Collections.unmodifiableList(cards);
    }
}
