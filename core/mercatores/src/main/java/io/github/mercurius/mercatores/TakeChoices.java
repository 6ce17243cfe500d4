package io.github.mercurius.mercatores;

import java.util.Arrays;
import java.util.List;

/** The ways to take a number of cards from the few on the market (MKT-2, MKT-3), in canonical order. */
final class TakeChoices implements Choices {
    private final List<Card> cards;
    private final int number;
    /** A bit for each card that is taken, the first card's the highest. */
    private final int[] choices;

    TakeChoices(Cards others, int number) {
        cards = others.toList();
        this.number = number;
        int equal = equalToPrevious();
        int[] found = new int[1 << cards.size()];
        int size = 0;
        for (int taken = (1 << cards.size()) - 1; taken >= 0; taken--) {
            // Of equal cards the first ones are taken: the others would be the same choice again.
            if (Integer.bitCount(taken) == number && (taken & equal & ~(taken >> 1)) == 0) {
                found[size++] = taken;
            }
        }
        choices = Arrays.copyOf(found, size);
    }

    /** A bit for each card that is equal to the one before it. */
    private int equalToPrevious() {
        int equal = 0;
        for (int i = 1; i < cards.size(); i++) {
            equal |= cards.get(i).equals(cards.get(i - 1)) ? bit(i) : 0;
        }
        return equal;
    }

    private int bit(int index) {
        return 1 << (cards.size() - 1 - index);
    }

    @Override
    public int size() {
        return choices.length;
    }

    @Override
    public Action get(int index) {
        Card[] taken = new Card[number];
        int filled = 0;
        for (int i = 0; i < cards.size(); i++) {
            if ((choices[index] & bit(i)) != 0) {
                taken[filled++] = cards.get(i);
            }
        }
        return new Action.Take(List.of(taken));
    }
}
