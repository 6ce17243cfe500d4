package io.github.mercurius.api;

import java.util.function.IntUnaryOperator;

/** The random numbers of a seed, the same in every language: SplitMix64, bounded by Lemire's method (RUL-9). */
final class SplitMix64 implements IntUnaryOperator {
    private long state;

    SplitMix64(long seed) {
        state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A number from 0 to {@code bound} − 1, each exactly as likely as any other. */
    @Override
    public int applyAsInt(int bound) {
        long product = (next() >>> 32) * bound;
        long low = product & 0xffffffffL;
        if (low < bound) {
            // Without this the first numbers would come a little more often: 2³² is no multiple of the bound.
            long threshold = (0x100000000L - bound) % bound;
            while (low < threshold) {
                product = (next() >>> 32) * bound;
                low = product & 0xffffffffL;
            }
        }
        return (int) (product >>> 32);
    }
}
