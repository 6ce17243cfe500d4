package io.github.mercurius.mercatores;

import java.util.List;
import java.util.stream.IntStream;

/** The ways to take a number of cards from the few on the market (MKT-2, MKT-3), in canonical order. */
final class TakeChoices implements Choices {
    private static final int MOST_TAKEN = 3;

    /** The sets of cards, for each number of cards there are, and of cards in the set. */
    private static final int[][][] SETS = new int[Deal.MARKET + 1][MOST_TAKEN + 1][];

    static {
        for (int all = 0; all < SETS.length; all++) {
            for (int number = 0; number <= MOST_TAKEN; number++) {
                SETS[all][number] = sets(all, number);
            }
        }
    }

    private final Cards others;
    private final int[] kindNumbers;
    private final int number;
    private final int[] sets;
    private final int equal;
    private final int size;

    TakeChoices(Cards others, int number) {
        this.others = others;
        this.number = number;
        kindNumbers = others.kindNumbers();
        sets = SETS[others.size()][number];
        equal = equalToPrevious();
        int different = 0;
        for (int set : sets) {
            different += isFirst(set) ? 1 : 0;
        }
        size = different;
    }

    /** A bit for each card, the first card's the highest. */
    private static int[] sets(int all, int number) {
        int highest = (1 << all) - 1;
        return IntStream.rangeClosed(0, highest)
                .map(set -> highest - set)
                .filter(set -> Integer.bitCount(set) == number)
                .toArray();
    }

    /** A bit for each card that is equal to the one before it. */
    private int equalToPrevious() {
        int bits = 0;
        for (int kind : kindNumbers) {
            int copies = others.countOf(kind);
            bits = bits << copies | ((1 << (copies - 1)) - 1);
        }
        return bits;
    }

    /** Of equal cards the first ones are taken: the others would be the same choice again. */
    private boolean isFirst(int set) {
        return (set & equal & ~(set >> 1)) == 0;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Action get(int index) {
        int left = index;
        for (int set : sets) {
            if (isFirst(set) && left-- == 0) {
                return new Action.Take(cards(set));
            }
        }
        throw new IndexOutOfBoundsException(index + " of " + size);
    }

    private List<Card> cards(int set) {
        Card[] taken = new Card[number];
        int filled = 0;
        int left = set;
        for (int i = kindNumbers.length - 1; left != 0; i--) {
            for (int copies = others.countOf(kindNumbers[i]); copies > 0; copies--) {
                if ((left & 1) != 0) {
                    filled++;
                    taken[number - filled] = others.kinds.all.get(kindNumbers[i]);
                }
                left >>>= 1;
            }
        }
        return List.of(taken);
    }
}
