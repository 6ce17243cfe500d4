package io.github.mercurius.rules.learning;

import io.github.mercurius.common.Arguments;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** Writes an observation number after number, for encodings of games. */
public final class Numbers {
    private final short[] into;
    private final int end;
    private int next;

    /**
     * Writes into an array of a caller.
     *
     * @param offset where the first number goes
     * @param length how many numbers an observation has
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    public Numbers(short[] into, int offset, int length) {
        Arguments.room(
                Arguments.notNull(into, "observation", "an array").length,
                offset,
                length,
                "numbers for an observation");
        this.into = into;
        next = offset;
        end = offset + length;
        Arrays.fill(into, offset, end, (short) 0);
    }

    /** The next number; one that does not fit into 16 bits becomes the nearest that does. */
    public Numbers add(int number) {
        into[next++] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, number));
        return this;
    }

    /** The next number: 1 if something is so, else 0. */
    public Numbers add(boolean isSo) {
        return add(isSo ? 1 : 0);
    }

    /** The next numbers, each from its place: from 0 on, as many as there are. */
    public Numbers add(int count, IntUnaryOperator number) {
        for (int i = 0; i < count; i++) {
            add(number.applyAsInt(i));
        }
        return this;
    }

    /** Leaves numbers 0. */
    public Numbers skip(int count) {
        next += count;
        return this;
    }

    /**
     * Ends the observation.
     *
     * @throws IllegalStateException if it has too few or too many numbers
     */
    public void end() {
        if (next != end) {
            throw new IllegalStateException("observation: " + (next - end) + " numbers too many, expected none");
        }
    }
}
