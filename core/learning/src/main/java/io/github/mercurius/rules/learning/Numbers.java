package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/** Writes the observation of a view, number after number. */
final class Numbers {
    private final short[] into;
    private final int end;
    private final int seat;
    private final int players;
    private final int seats;
    private int next;

    /**
     * Writes into an array of a caller.
     *
     * @param offset where the first number goes
     * @throws IllegalArgumentException if it is a spectator's view
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    Numbers(Encoding<?, ?> encoding, AnyView<?> view, short[] into, int offset) {
        int length = encoding.observationLength();
        int room = Arguments.notNull(into, "observation", "an array").length;
        Arguments.room(room, offset, length, "numbers for an observation");
        seat = Arguments.notNull(view, "view", "a view")
                .viewer()
                .orElseThrow(() -> Arguments.failure("view", "a spectator's", "that of a seat"));
        players = view.table().setup().players();
        seats = encoding.rules().mostPlayers();
        this.into = into;
        next = offset;
        end = offset + length;
        Arrays.fill(into, offset, end, (short) 0);
    }

    /** The next number; one that does not fit into 16 bits becomes the nearest that does. */
    Numbers add(int number) {
        put(0, number);
        return skip(1);
    }

    /** A number that comes so many places after the next one. */
    void put(int place, int number) {
        into[next + place] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, number));
    }

    /** Makes a number less that comes so many places after the next one. */
    void subtract(int place, int less) {
        into[next + place] -= (short) less;
    }

    /** The seat that is so many after the viewer's, clockwise. */
    int seat(int after) {
        return (seat + after) % players;
    }

    /** The next number: 1 if something is so, else 0. */
    Numbers add(boolean isSo) {
        return add(isSo ? 1 : 0);
    }

    /** The next numbers, each from its place: from 0 on, as many as there are. */
    Numbers add(int count, IntUnaryOperator number) {
        for (int i = 0; i < count; i++) {
            add(number.applyAsInt(i));
        }
        return this;
    }

    /** How many seats after the viewer's another is, clockwise. */
    Numbers after(int other) {
        return add(Math.floorMod(other - seat, players));
    }

    /** 1 + how many seats after the viewer's another is, clockwise; 0 for nobody. */
    Numbers away(OptionalInt other) {
        return add(awayOf(other));
    }

    /** The number that {@link #away} writes. */
    int awayOf(OptionalInt other) {
        return other.isPresent() ? 1 + Math.floorMod(other.getAsInt() - seat, players) : 0;
    }

    /** Numbers for each seat, first for the viewer's, and 0 for seats that the game does not have. */
    Numbers bySeat(IntConsumer write) {
        int first = next;
        for (int i = 0; i < players; i++) {
            write.accept(seat(i));
        }
        return skip((next - first) / players * (seats - players));
    }

    /** A number for each seat, in the same order. */
    Numbers addBySeat(IntUnaryOperator number) {
        return bySeat(other -> add(number.applyAsInt(other)));
    }

    /** Leaves numbers 0. */
    Numbers skip(int count) {
        next += count;
        return this;
    }

    /**
     * Ends the observation.
     *
     * @throws IllegalStateException if it has too few or too many numbers
     */
    void end() {
        if (next != end) {
            throw new IllegalStateException("observation: " + (next - end) + " numbers too many, expected none");
        }
    }
}
