package io.github.mercurius.common;

import java.util.function.IntSupplier;

/** The random 32-bit numbers of a seed, the same in every language: the upper halves of SplitMix64's. */
public final class SplitMix64 implements IntSupplier {
    private long state;

    /** The numbers of a seed. */
    public SplitMix64(long seed) {
        state = seed;
    }

    @Override
    public int getAsInt() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return (int) ((z ^ (z >>> 31)) >>> 32);
    }
}
