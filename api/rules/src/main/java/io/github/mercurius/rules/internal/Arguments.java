package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.RulesException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The checks at the door: each failure names the argument, what was given, and what was expected. */
public final class Arguments {
    /** As many names as are read before anybody asks how many play. */
    private static final int MOST_NAMES = 64;

    private Arguments() {}

    /** The value, refused if it is null. */
    public static <T> T notNull(@Nullable T value, String argument) {
        return notNull(value, argument, "a value");
    }

    /** The value, refused if it is null, by saying what was expected. */
    public static <T> T notNull(@Nullable T value, String argument, String expected) {
        if (value == null) {
            throw new NullPointerException(argument + ": null, expected " + expected);
        }
        return value;
    }

    /** One of several values; the text of the failure is not made before there is one. */
    public static <T> T element(@Nullable T value, String argument) {
        return value != null ? value : notNull(value, "one of " + argument);
    }

    /** Refuses an argument if a condition is not met. */
    public static void that(boolean condition, String argument, Object given, String expected) {
        if (!condition) {
            throw failure(argument, given, expected);
        }
    }

    /** Refuses a number below 0. */
    public static void notNegative(int value, String argument) {
        if (value < 0) {
            throw failure(argument, value, "0 or more");
        }
    }

    /** A value of a game's own type; that of another game is refused. */
    public static <T> T own(Class<T> type, @Nullable Object given, String argument) {
        Object value = notNull(given, argument, type.getName());
        if (!type.isInstance(value)) {
            throw refused(argument, value.getClass().getName(), type.getName());
        }
        return type.cast(value);
    }

    /** A copy of a list without null in it. */
    public static <T> List<T> noneNull(@Nullable Iterable<? extends T> values, String argument) {
        return noneNull(values, argument, "a list");
    }

    /** A copy without null in it. */
    public static <T> List<T> noneNull(@Nullable Iterable<? extends T> values, String argument, String expected) {
        List<T> copy = copy(notNull(values, argument, expected));
        for (T value : copy) {
            element(value, argument);
        }
        return Collections.unmodifiableList(copy);
    }

    private static <T> List<T> copy(Iterable<? extends T> values) {
        if (values instanceof Collection<? extends T> collection) {
            return new ArrayList<>(collection);
        }
        List<T> copy = new ArrayList<>();
        values.forEach(copy::add);
        return copy;
    }

    /** A copy of the names by seat, without null in it; no more of them than are read of an endless source. */
    public static List<String> names(Iterable<String> names) {
        List<String> list = new ArrayList<>();
        for (String name : notNull(names, "names")) {
            accept(list.size() < MOST_NAMES, "names", "more than " + MOST_NAMES, "a name for each seat");
            list.add(notNull(name, "name of seat " + list.size()));
        }
        return list;
    }

    /** The index, refused if there is none such. */
    public static int index(int index, int size, String argument) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(argument + ": " + index + ", expected 0 to " + (size - 1));
        }
        return index;
    }

    /** Refuses a place in a caller's array from which on it has no room for what is to be written. */
    public static void room(int length, int offset, int needed, String what) {
        if (offset < 0 || offset > length - needed) {
            throw new IndexOutOfBoundsException(
                    "offset: " + offset + " in an array of " + length + ", expected " + needed + " " + what);
        }
    }

    /** A number from a source of chance, refused if it is not one from 0 to {@code bound} − 1. */
    public static int random(IntUnaryOperator source, int bound) {
        int number = source.applyAsInt(bound);
        if (number < 0 || number >= bound) {
            throw failure("number from random.applyAsInt(" + bound + ")", number, "0 to " + (bound - 1));
        }
        return number;
    }

    /** A random index of the legal actions, of which there is at least one. */
    public static int randomIndex(IntUnaryOperator source, List<?> actions) {
        notNull(source, "random");
        if (actions.isEmpty()) {
            throw new NoSuchElementException("no legal actions to choose from: somebody else decides, or nobody");
        }
        return random(source, actions.size());
    }

    /** Refuses what comes from outside if a condition is not met. */
    public static void accept(boolean condition, String argument, Object given, String expected) {
        if (!condition) {
            throw refused(argument, given, expected);
        }
    }

    /** What to throw for what comes from outside and is refused. */
    public static RulesException refused(String argument, Object given, String expected) {
        return new RulesException(argument + ": " + given + ", expected " + expected);
    }

    /** What to throw for an argument that is refused. */
    public static IllegalArgumentException failure(String argument, Object given, String expected) {
        return new IllegalArgumentException(argument + ": " + given + ", expected " + expected);
    }
}
