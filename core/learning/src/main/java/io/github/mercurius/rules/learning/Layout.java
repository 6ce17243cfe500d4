package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The fields of an observation in order: what each says, and how its numbers are found. */
final class Layout<V extends AnyView<?>, T extends AnyTable> {
    private final int seats;
    private final Function<V, T> table;
    private final List<ObservationField> fields = new ArrayList<>();
    private final List<Numbers<V, T>> writers = new ArrayList<>();
    private int length;

    /**
     * A layout without fields.
     *
     * @param seats for how many players there is room
     * @param table that of a view
     */
    Layout(int seats, Function<V, T> table) {
        this.seats = seats;
        this.table = table;
    }

    /**
     * What is looked at, and by whom.
     *
     * @param chosen the moves that the seat has made already, of an action that needs more
     */
    record Look<V, T>(V view, T table, List<Integer> chosen, int seat, int players) {
        /** How many seats after the viewer's another is, clockwise. */
        int after(int other) {
            return Math.floorMod(other - seat, players);
        }

        /** 1 + how many seats after the viewer's another is; 0 for nobody. */
        int away(OptionalInt other) {
            return other.isPresent() ? 1 + after(other.getAsInt()) : 0;
        }
    }

    /** Writes the numbers of a field. */
    private interface Numbers<V, T> {
        void write(Look<V, T> look, short[] into, int at);
    }

    /** The numbers of a seat. */
    interface OfSeat<V, T> {
        IntUnaryOperator of(Look<V, T> look, int seat);
    }

    /** A number of a seat. */
    interface OneOfSeat<V, T> {
        int of(Look<V, T> look, int seat);
    }

    /** The next field; what it is called and says, and the lowest and the highest number that can stand there. */
    Field field(String name, int lowest, int highest, String meaning) {
        return new Field(name, lowest, highest, meaning);
    }

    /** A field whose numbers are to be said. */
    final class Field {
        private final String name;
        private final int lowest;
        private final int highest;
        private final String meaning;

        private Field(String name, int lowest, int highest, String meaning) {
            this.name = name;
            this.lowest = lowest;
            this.highest = highest;
            this.meaning = meaning;
        }

        /** It is one number. */
        Layout<V, T> one(ToIntFunction<Look<V, T>> number) {
            return many(1, look -> i -> number.applyAsInt(look));
        }

        /** It is 1 if something is so, else 0. */
        Layout<V, T> flag(Predicate<Look<V, T>> isSo) {
            return one(look -> isSo.test(look) ? 1 : 0);
        }

        /** It is so many numbers, each by its place from 0 on. */
        Layout<V, T> many(int count, Function<Look<V, T>, IntUnaryOperator> all) {
            return add(count, (look, into, at) -> put(all.apply(look), count, into, at));
        }

        /** It is a number for each seat: first the viewer's, and 0 for seats that the game does not have. */
        Layout<V, T> bySeat(OneOfSeat<V, T> number) {
            return bySeat(1, (look, seat) -> i -> number.of(look, seat));
        }

        /** It is so many numbers for each seat. */
        Layout<V, T> bySeat(int count, OfSeat<V, T> all) {
            return add(seats * count, (look, into, at) -> {
                for (int i = 0; i < look.players; i++) {
                    put(all.of(look, (look.seat + i) % look.players), count, into, at + i * count);
                }
            });
        }

        private Layout<V, T> add(int count, Numbers<V, T> numbers) {
            fields.add(new ObservationField(name, length, count, lowest, highest, meaning));
            writers.add(numbers);
            length += count;
            return Layout.this;
        }
    }

    /** A number that does not fit into 16 bits becomes the nearest that does. */
    private static void put(IntUnaryOperator numbers, int count, short[] into, int at) {
        for (int i = 0; i < count; i++) {
            into[at + i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, numbers.applyAsInt(i)));
        }
    }

    List<ObservationField> fields() {
        return fields;
    }

    /** Writes an observation, as {@link Encoding#observe} says. */
    void write(V view, List<Integer> chosen, short[] into, int offset) {
        int room = Arguments.notNull(into, "observation", "an array").length;
        Arguments.room(room, offset, length, "numbers for an observation");
        int seat = Arguments.notNull(view, "view", "a view")
                .viewer()
                .orElseThrow(() -> Arguments.failure("view", "a spectator's", "that of a seat"));
        Arrays.fill(into, offset, offset + length, (short) 0);
        T seen = table.apply(view);
        Look<V, T> look = new Look<>(view, seen, chosen, seat, seen.setup().players());
        for (int i = 0; i < writers.size(); i++) {
            writers.get(i).write(look, into, offset + fields.get(i).offset());
        }
    }
}
