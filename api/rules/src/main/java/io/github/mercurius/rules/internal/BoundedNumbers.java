package io.github.mercurius.rules.internal;

import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

/** Random 32-bit numbers, bounded by Lemire's method, so that each result is exactly as likely as any other. */
public final class BoundedNumbers implements IntUnaryOperator {
    private static final int MOST_REJECTED = 1000;

    private final IntSupplier numbers;

    /** Numbers made of the random 32 bits that a source gives each time. */
    public BoundedNumbers(IntSupplier numbers) {
        this.numbers = numbers;
    }

    /** A number from 0 to {@code bound} − 1. */
    @Override
    public int applyAsInt(int bound) {
        long product = next() * bound;
        long low = product & 0xffffffffL;
        if (low < bound) {
            // 2³² is not a multiple of the bound: without this, some numbers would be more likely than others.
            long threshold = 0x100000000L % bound;
            for (int rejected = 0; low < threshold; rejected++) {
                if (rejected == MOST_REJECTED) {
                    throw Arguments.failure(
                            "source of random numbers", rejected + " numbers in a row that are too low", "random ones");
                }
                product = next() * bound;
                low = product & 0xffffffffL;
            }
        }
        return (int) (product >>> 32);
    }

    private long next() {
        return numbers.getAsInt() & 0xffffffffL;
    }
}
