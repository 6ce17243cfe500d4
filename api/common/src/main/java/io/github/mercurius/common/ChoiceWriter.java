package io.github.mercurius.common;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Writes numbers of limited size as one large number, without any unused part of a bit. */
public final class ChoiceWriter {
    private final List<Integer> numbers = new ArrayList<>();
    private final List<Integer> bounds = new ArrayList<>();

    /** Nothing yet. */
    public ChoiceWriter() {}

    /** Writes a number from 0 to {@code bound} − 1. */
    public void write(int number, int bound) {
        if (number < 0 || number >= bound) {
            throw new IllegalStateException("number to write: " + number + ", expected 0 to " + (bound - 1));
        }
        numbers.add(number);
        bounds.add(bound);
    }

    /** Writes any number from 0 on: small ones take less room. */
    public void writeAny(int number) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(number);
        write(bits, Integer.SIZE);
        for (int bit = 0; bit < bits - 1; bit++) {
            write(number >>> bit & 1, 2);
        }
    }

    /** All of it, the highest byte first; no bytes for zero. */
    public byte[] toBytes() {
        BigInteger all = BigInteger.ZERO;
        // from the last to the first, so that they are read from the first to the last
        for (int i = numbers.size() - 1; i >= 0; i--) {
            all = all.multiply(BigInteger.valueOf(bounds.get(i))).add(BigInteger.valueOf(numbers.get(i)));
        }
        byte[] bytes = all.toByteArray();
        int zeros = bytes[0] == 0 ? 1 : 0; // the sign
        byte[] magnitude = new byte[bytes.length - zeros];
        System.arraycopy(bytes, zeros, magnitude, 0, magnitude.length);
        return magnitude;
    }
}
