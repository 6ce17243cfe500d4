package io.github.mercurius.mercatores;

import java.util.List;

/**
 * The order of the cards in the deck, which nobody knows (INF-2).
 *
 * <p>Drawing does not change it: how many cards are left says which one is on top, and that number is on the table.
 */
final class DeckOrder {
    private final List<Card> cards;

    /** The order of these cards, of which the deck is the last ones. */
    DeckOrder(List<Card> cards) {
        this.cards = cards;
    }

    /** The top card of a deck with so many cards left. */
    Card top(int size) {
        return cards.get(cards.size() - size);
    }

    /** The cards that are left in a deck of a size, the top card first. */
    List<Card> left(int size) {
        return cards.subList(cards.size() - size, cards.size());
    }
}
