package io.github.mercurius.learning;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.LegalActions;

/** The moves that are possible at one moment, in the order of their numbers. */
record MoveSet(long low, long high) {
    /**
     * The moves that continue a choice.
     *
     * @param cards what can be played: the hand, or what it may be for all that a viewer knows
     */
    static MoveSet of(LegalActions legal, Cards cards, int choice) {
        return new MoveSet(MoveMask.low(legal, cards, choice), MoveMask.high(legal, cards, choice));
    }

    int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /**
     * The place of a move among these.
     *
     * @throws IllegalStateException if it is not one of them
     */
    int indexOf(int move) {
        if (!MoveMask.allows(low, high, move)) {
            throw new IllegalStateException("move: " + Moves.name(move) + ", expected one that is possible now");
        }
        long before = (1L << move) - 1; // a shift counts modulo 64
        return move < Long.SIZE ? Long.bitCount(low & before) : Long.bitCount(low) + Long.bitCount(high & before);
    }

    /** The move at a place. */
    int get(int index) {
        int inLow = Long.bitCount(low);
        return index < inLow ? bit(low, index) : Long.SIZE + bit(high, index - inLow);
    }

    private static int bit(long bits, int index) {
        long rest = bits;
        for (int skipped = 0; skipped < index; skipped++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
