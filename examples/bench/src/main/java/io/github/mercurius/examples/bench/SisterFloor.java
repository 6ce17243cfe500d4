package io.github.mercurius.examples.bench;

import java.util.Arrays;

/**
 * The floor of a sister game: its rules in one mutable state, as in {@link Floor}.
 *
 * <p>Numbers from the same source give the same game as through the API: the same deal, choices in canonical order, the
 * same chance. So a test can compare the two at each step.
 */
abstract class SisterFloor {
    final int players;
    /** How many choices the players had in all. */
    long choices;

    private long random;

    SisterFloor(int players, long seed) {
        this.players = players;
        random = seed;
    }

    /** A number from 0 to n − 1. */
    final int bounded(int n) {
        long x = random;
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        random = x;
        return (int) (((x >>> 32) * n) >>> 32);
    }

    /** A new game. */
    abstract void deal();

    /** One action of a player, or one outcome of chance. */
    abstract void step();

    abstract boolean isOver();

    /** What counts at the end, of the player on a seat. */
    abstract int result(int seat);

    /** A whole game. */
    final long game() {
        deal();
        while (!isOver()) {
            step();
        }
        return choices + result(0);
    }

    final int next(int seat) {
        return seat + 1 == players ? 0 : seat + 1;
    }

    /** The n-th bit that is set. */
    static int nth(int bits, int n) {
        int rest = bits;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    static void clear(int[][] counts) {
        for (int[] row : counts) {
            Arrays.fill(row, 0);
        }
    }
}
