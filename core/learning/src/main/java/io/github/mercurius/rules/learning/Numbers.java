package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.internal.Arguments;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Takes the numbers of an observation, field after field. Each is stated where its numbers are added, so the first
 * observation that is written tells what the {@link Encoding#fields} are.
 */
public final class Numbers {
    private final int seat;
    private final int players;
    private final int seats;
    private final ShortBuffer into;
    /** The fields so far, if they are asked for. */
    private final @Nullable List<ObservationField> fields;

    private int next;
    private int end;

    /**
     * Numbers that go into a buffer, from an offset on.
     *
     * @param seats for how many players there is room
     * @param fields where the fields are collected, in place of the numbers; null if it is the numbers that are wanted
     */
    Numbers(AnyView<?> view, int seats, ShortBuffer into, int offset, @Nullable List<ObservationField> fields) {
        this.seat = view.viewer().orElseThrow(() -> Arguments.failure("view", "a spectator's", "that of a seat"));
        this.players = view.table().setup().players();
        this.seats = seats;
        this.into = into;
        this.end = offset;
        this.fields = fields;
    }

    /** How many seats after the viewer's another is, clockwise. */
    public int after(int other) {
        return Math.floorMod(other - seat, players);
    }

    /** 1 + how many seats after the viewer's another is; 0 for nobody. */
    public int away(OptionalInt other) {
        return other.isPresent() ? 1 + after(other.getAsInt()) : 0;
    }

    /** The players by seat, the viewer first and then the others clockwise. */
    public <P> List<P> clockwise(IntFunction<P> bySeat) {
        List<P> all = new ArrayList<>(players);
        for (int i = 0; i < players; i++) {
            all.add(bySeat.apply((seat + i) % players));
        }
        return all;
    }

    /** Begins a field of one number. */
    public Numbers field(String name, int lowest, int highest, String meaning) {
        return field(name, 1, lowest, highest, meaning);
    }

    /** Begins a field of so many numbers for each seat, the viewer's first; of seats without a player they are 0. */
    public Numbers bySeat(String name, int count, int lowest, int highest, String meaning) {
        return field(name, seats * count, lowest, highest, meaning);
    }

    /** Begins a field of so many numbers; those that are not added are 0, and others are left out. */
    public Numbers field(String name, int count, int lowest, int highest, String meaning) {
        if (fields != null) {
            fields.add(new ObservationField(name, end, count, lowest, highest, meaning));
        }
        next = end;
        end += count;
        return this;
    }

    /** Adds a number; one that does not fit into 16 bits becomes the nearest that does. */
    public Numbers add(int number) {
        if (next < end && fields == null) {
            into.put(next, (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, number)));
            next++;
        }
        return this;
    }

    /** Adds 1 if something is so, else 0. */
    public Numbers add(boolean isSo) {
        return add(isSo ? 1 : 0);
    }

    /** Adds a number of each thing. */
    public <K> Numbers add(List<K> things, ToIntFunction<? super K> number) {
        for (int i = 0; i < things.size(); i++) {
            add(number.applyAsInt(things.get(i)));
        }
        return this;
    }
}
