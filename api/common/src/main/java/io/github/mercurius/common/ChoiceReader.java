package io.github.mercurius.common;

import java.math.BigInteger;

/** Reads what a {@link ChoiceWriter} has written, in the same order. */
public final class ChoiceReader {
    private BigInteger rest;

    /** What was written. */
    public ChoiceReader(byte[] bytes) {
        rest = new BigInteger(1, bytes);
    }

    /** The next number, from 0 to {@code bound} − 1. */
    public int read(int bound) {
        BigInteger[] parts = rest.divideAndRemainder(BigInteger.valueOf(bound));
        rest = parts[0];
        return parts[1].intValue();
    }

    /** The next number of any size. */
    public int readAny() {
        int bits = read(Integer.SIZE);
        int number = bits == 0 ? 0 : 1 << (bits - 1);
        for (int bit = 0; bit < bits - 1; bit++) {
            number |= read(2) << bit;
        }
        return number;
    }

    /** Refuses what is left over. */
    public void end() {
        Arguments.that(rest.signum() == 0, "bytes", "more than the document needs", "none after its end");
    }
}
