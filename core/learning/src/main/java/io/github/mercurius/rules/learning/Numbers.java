package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Takes the numbers of an observation, field after field. Each is stated where its numbers are added, so the first
 * observation that is written tells what the {@link #fields} are.
 */
final class Numbers {
    private final int seat;
    private final int players;
    private final int seats;
    private final short[] into;
    /** The fields so far, if they are asked for. */
    private final @Nullable List<ObservationField> fields;

    private int next;
    private int end;

    private Numbers(AnyView<?> view, int seats, short[] into, int offset, @Nullable List<ObservationField> fields) {
        this.seat = view.viewer().orElseThrow(() -> Arguments.failure("view", "a spectator's", "that of a seat"));
        this.players = view.table().setup().players();
        this.seats = seats;
        this.into = into;
        this.end = offset;
        this.fields = fields;
    }

    /**
     * Where an observation goes that {@link Encoding#observe} is asked for.
     *
     * @param seats for how many players there is room
     */
    static Numbers into(Encoding<?, ?> encoding, AnyView<?> view, int seats, short[] into, int offset) {
        int room = Arguments.notNull(into, "observation", "an array").length;
        Arguments.room(room, offset, encoding.observationLength(), "numbers for an observation");
        Numbers numbers = new Numbers(view, seats, into, offset, null);
        Arrays.fill(into, offset, offset + encoding.observationLength(), (short) 0);
        return numbers;
    }

    /** The fields that are written for a view of a game, and for any other. */
    static <A extends AnyAction, V extends AnyView<A>> List<ObservationField> fields(
            Rules<A, V> rules, int seats, BiConsumer<V, Numbers> writer) {
        List<ObservationField> fields = new ArrayList<>();
        V view = rules.start(List.of("A", "B", "C"), bound -> 0).state().viewFor(0);
        writer.accept(view, new Numbers(view, seats, new short[0], 0, fields));
        return fields;
    }

    /** How many seats after the viewer's another is, clockwise. */
    int after(int other) {
        return Math.floorMod(other - seat, players);
    }

    /** 1 + how many seats after the viewer's another is; 0 for nobody. */
    int away(OptionalInt other) {
        return other.isPresent() ? 1 + after(other.getAsInt()) : 0;
    }

    /** The players by seat, the viewer first and then the others clockwise. */
    <P> List<P> clockwise(IntFunction<P> bySeat) {
        List<P> all = new ArrayList<>(players);
        for (int i = 0; i < players; i++) {
            all.add(bySeat.apply((seat + i) % players));
        }
        return all;
    }

    /** Begins a field of one number. */
    Numbers field(String name, int lowest, int highest, String meaning) {
        return field(name, 1, lowest, highest, meaning);
    }

    /** Begins a field of so many numbers for each seat, the viewer's first; of seats without a player they are 0. */
    Numbers bySeat(String name, int count, int lowest, int highest, String meaning) {
        return field(name, seats * count, lowest, highest, meaning);
    }

    /** Begins a field of so many numbers; those that are not added are 0, and others are left out. */
    Numbers field(String name, int count, int lowest, int highest, String meaning) {
        if (fields != null) {
            fields.add(new ObservationField(name, end, count, lowest, highest, meaning));
        }
        next = end;
        end += count;
        return this;
    }

    /** Adds a number; one that does not fit into 16 bits becomes the nearest that does. */
    Numbers add(int number) {
        if (next < end && fields == null) {
            into[next] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, number));
            next++;
        }
        return this;
    }

    /** Adds 1 if something is so, else 0. */
    Numbers add(boolean isSo) {
        return add(isSo ? 1 : 0);
    }

    /** Adds a number of each thing. */
    <K> Numbers add(List<K> things, ToIntFunction<? super K> number) {
        for (int i = 0; i < things.size(); i++) {
            add(number.applyAsInt(things.get(i)));
        }
        return this;
    }
}
