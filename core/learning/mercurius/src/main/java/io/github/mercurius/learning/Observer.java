package io.github.mercurius.learning;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.common.Arguments;
import java.nio.ByteBuffer;

/**
 * Writes views as observations, in the layout of {@link Field}: for agents that are given a view, such as bots.
 *
 * <p>It keeps a buffer and is not thread-safe: take one for each thread.
 */
public final class Observer {
    private final short[] numbers = new short[Field.LENGTH];
    private final PileMemory pile = new PileMemory();

    /** An observer. */
    public Observer() {}

    /**
     * Writes the observation of a view as 16-bit numbers.
     *
     * @throws IllegalArgumentException if it is a spectator's view
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    public void write(PlayerView view, short[] into, int offset) {
        int length = Arguments.notNull(into, "observation", "an array").length;
        Arguments.room(length, offset, Field.LENGTH, "numbers for an observation");
        write(view, Choice.NONE, into, offset);
    }

    /**
     * Writes the observation of a view as floating-point numbers, the same as the 16-bit ones.
     *
     * @throws IllegalArgumentException if it is a spectator's view
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    public void write(PlayerView view, float[] into, int offset) {
        int length = Arguments.notNull(into, "observation", "an array").length;
        Arguments.room(length, offset, Field.LENGTH, "numbers for an observation");
        write(view, Choice.NONE, numbers, 0);
        for (int i = 0; i < numbers.length; i++) {
            into[offset + i] = numbers[i];
        }
    }

    /**
     * Writes the observation of a view as 16-bit numbers in the byte order of a buffer, from its position on.
     *
     * @throws IllegalArgumentException if it is a spectator's view
     * @throws java.nio.BufferOverflowException if there is not enough space
     */
    public void write(PlayerView view, ByteBuffer into) {
        Arguments.notNull(into, "observation", "a buffer");
        write(view, Choice.NONE, numbers, 0);
        into.asShortBuffer().put(numbers);
        into.position(into.position() + Short.BYTES * numbers.length);
    }

    void write(PlayerView view, int choice, short[] into, int offset) {
        int seat = Arguments.notNull(view, "view", "a view")
                .viewer()
                .orElseThrow(() -> Arguments.failure("view", "a spectator's", "that of a seat"));
        pile.clear();
        ObservationWriter.write(view.table(), seat, view.hand(), choice, pile, into, offset);
    }
}
