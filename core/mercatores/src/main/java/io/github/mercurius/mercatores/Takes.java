package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/** The ways to take a number of cards from the few on the market (MKT-2, MKT-3), in canonical order. */
final class Takes {
    /** Two or three of five cards can be taken in so many ways. */
    private static final int MOST_WAYS = 10;

    /** What can be taken, in canonical order. */
    private final List<Card> cards;

    /** The ways: a bit for each card that is taken, the first card's the highest. */
    private final int[] sets;

    private final int size;

    Takes(Cards others, int number) {
        cards = others.toList();
        int equal = 0; // a bit for each card that is equal to the one before it
        for (int i = 1; i < cards.size(); i++) {
            equal |= cards.get(i).equals(cards.get(i - 1)) ? bit(i) : 0;
        }
        sets = new int[MOST_WAYS];
        int found = 0;
        for (int set = (1 << cards.size()) - 1; set >= 0; set--) {
            // of equal cards the first ones are taken: the others would be the same choice again
            if (Integer.bitCount(set) == number && (set & equal & ~(set >> 1)) == 0) {
                sets[found++] = set;
            }
        }
        size = found;
    }

    private int bit(int card) {
        return 1 << (cards.size() - 1 - card);
    }

    int size() {
        return size;
    }

    Action get(int index) {
        List<Card> taken = new ArrayList<>(Integer.bitCount(sets[index]));
        for (int card = 0; card < cards.size(); card++) {
            if ((sets[index] & bit(card)) != 0) {
                taken.add(cards.get(card));
            }
        }
        return new Action.Take(taken);
    }
}
