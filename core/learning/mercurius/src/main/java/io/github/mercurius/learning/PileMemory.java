package io.github.mercurius.learning;

import io.github.mercurius.api.PriceCard;
import java.util.Arrays;
import java.util.List;

/** The discard pile of one game as an observation shows it: a pile only grows, so only what is new is read. */
final class PileMemory {
    /** Where the pile begins in {@link #numbers}. */
    private static final int PILE = Field.UNSEEN.length();

    /** How many cards of each kind are not in the pile; then for each place of the pile the number of its card. */
    private final short[] numbers = new short[PILE + Field.DISCARD_PILE.length()];

    private int size;

    PileMemory() {
        clear();
    }

    /** Begins another game. */
    void clear() {
        Arrays.fill(numbers, PILE, PILE + size, (short) 0);
        size = 0;
        for (PriceCard card : PriceCard.all()) {
            numbers[card.ordinal()] = (short) card.copies();
        }
    }

    /** Reads what has come onto the pile of the same game. */
    void follow(List<PriceCard> pile) {
        for (; size < pile.size(); size++) {
            int kind = pile.get(size).ordinal();
            numbers[PILE + size] = (short) (kind + 1);
            numbers[kind]--;
        }
    }

    /** Writes the discard pile, and before it how many cards of each kind are not in it. */
    void write(short[] into, int offset) {
        System.arraycopy(numbers, 0, into, offset, numbers.length);
    }
}
