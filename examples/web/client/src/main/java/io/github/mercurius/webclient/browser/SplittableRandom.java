package io.github.mercurius.webclient.browser;

import java.util.random.RandomGenerator;

/**
 * Stands in for {@link java.util.SplittableRandom}, as far as the bots use it, with the same numbers for the same seed.
 */
public final class SplittableRandom implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** A generator whose numbers follow from a seed. */
    public SplittableRandom(long seed) {
        this.state = seed;
    }

    @Override
    public long nextLong() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public int nextInt() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ (z >>> 33)) * 0x62A9D9ED799705F5L;
        return (int) (((z ^ (z >>> 28)) * 0xCB24D0A5C88C35B3L) >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound: " + bound + ", expected more than 0");
        }
        int number = nextInt();
        int highest = bound - 1;
        if ((bound & highest) == 0) {
            return number & highest;
        }
        for (int u = number >>> 1; ; u = nextInt() >>> 1) {
            number = u % bound;
            if (u + highest - number >= 0) {
                return number;
            }
        }
    }
}
