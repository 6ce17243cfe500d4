package io.github.mercurius.rules.internal;

import java.util.function.IntSupplier;

/** The random 32-bit numbers of a seed, the same in every language: the upper halves of SplitMix64's. */
public final class SplitMix64 implements IntSupplier {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** The numbers of a seed. */
    public SplitMix64(long seed) {
        state = seed;
    }

    /** The number of 64 bits that a seed gives at a step, from 0 on. */
    public static long number(long seed, int step) {
        return mixed(seed + (step + 1) * GAMMA);
    }

    @Override
    public int getAsInt() {
        state += GAMMA;
        return (int) (mixed(state) >>> 32);
    }

    private static long mixed(long sum) {
        long z = sum;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
