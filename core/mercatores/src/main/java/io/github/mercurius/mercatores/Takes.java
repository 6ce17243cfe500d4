package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The ways to take a number of cards from the few on the market (MKT-2, MKT-3), in canonical order. */
final class Takes {
    private static final int MOST_TAKEN = 3;

    /**
     * Which cards can be taken together, a bit for each card, the first card's the highest: for each number of cards,
     * and for each pattern, which has a bit for each card that is equal to the one before it, after a 1.
     */
    private static final int[][][] SETS = new int[MOST_TAKEN + 1][2 << Deal.MARKET][];

    static {
        for (int number = 0; number <= MOST_TAKEN; number++) {
            for (int pattern = 1; pattern < 2 << Deal.MARKET; pattern++) {
                SETS[number][pattern] = sets(number, pattern);
            }
        }
    }

    /** What can be taken, in canonical order. */
    private final List<Card> cards;

    private final int[] sets;

    Takes(Cards others, int number) {
        cards = others.toList();
        int pattern = 1;
        for (int i = 0; i < cards.size(); i++) {
            boolean isEqual = i > 0 && cards.get(i).equals(cards.get(i - 1));
            pattern = pattern << 1 | (isEqual ? 1 : 0);
        }
        sets = SETS[number][pattern];
    }

    /** Of equal cards the first ones are taken: the others would be the same choice again. */
    private static int[] sets(int number, int pattern) {
        int all = Integer.highestOneBit(pattern) - 1;
        return IntStream.rangeClosed(0, all)
                .map(set -> all - set)
                .filter(set -> Integer.bitCount(set) == number && (set & pattern & ~(set >> 1)) == 0)
                .toArray();
    }

    int size() {
        return sets.length;
    }

    Action get(int index) {
        List<Card> taken = new ArrayList<>(MOST_TAKEN);
        for (int bit = cards.size() - 1; bit >= 0; bit--) {
            if ((sets[index] & 1 << bit) != 0) {
                taken.add(cards.get(cards.size() - 1 - bit));
            }
        }
        return new Action.Take(taken);
    }
}
