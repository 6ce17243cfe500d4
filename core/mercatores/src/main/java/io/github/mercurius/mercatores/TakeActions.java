package io.github.mercurius.mercatores;

import java.util.List;
import java.util.stream.IntStream;

/** The ways to take a number of cards from the few on the market (MKT-2, MKT-3), in canonical order. */
final class TakeActions implements LazyActions {
    private static final int MOST_TAKEN = 3;

    /** The sets of cards, for each number of cards there are, of cards in the set, and of bits for equal cards. */
    private static final int[][][][] SETS = new int[Deal.MARKET + 1][MOST_TAKEN + 1][][];

    static {
        for (int all = 0; all < SETS.length; all++) {
            for (int number = 0; number <= MOST_TAKEN; number++) {
                SETS[all][number] = new int[1 << all][];
                for (int equal = 0; equal < 1 << all; equal++) {
                    SETS[all][number][equal] = sets(all, number, equal);
                }
            }
        }
    }

    private final List<Card> kinds;
    /** The kind of each card that can be taken, in canonical order. */
    private final byte[] cards;

    private final int number;
    private final int[] sets;

    TakeActions(Cards others, int number) {
        this.number = number;
        kinds = others.kinds.all;
        cards = others.numbers();
        sets = SETS[cards.length][number][equalToPrevious()];
    }

    /**
     * A bit for each card, the first card's the highest. Of equal cards the first ones are taken: the others would be
     * the same choice again.
     */
    private static int[] sets(int all, int number, int equal) {
        int highest = (1 << all) - 1;
        return IntStream.rangeClosed(0, highest)
                .map(set -> highest - set)
                .filter(set -> Integer.bitCount(set) == number && (set & equal & ~(set >> 1)) == 0)
                .toArray();
    }

    /** A bit for each card that is equal to the one before it. */
    private int equalToPrevious() {
        int bits = 0;
        for (int i = 1; i < cards.length; i++) {
            bits = bits << 1 | (cards[i] == cards[i - 1] ? 1 : 0);
        }
        return bits;
    }

    @Override
    public int size() {
        return sets.length;
    }

    @Override
    public Action get(int index) {
        return new Action.Take(cards(sets[index]));
    }

    private List<Card> cards(int set) {
        Card[] taken = new Card[number];
        int left = set;
        for (int filled = number - 1; filled >= 0; filled--) {
            taken[filled] = kinds.get(cards[cards.length - 1 - Integer.numberOfTrailingZeros(left)]);
            left &= left - 1;
        }
        return List.of(taken);
    }
}
