package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The checks at the door: each failure names the argument, what was given, and what was expected. */
final class Arguments {
    private Arguments() {}

    static <T> T notNull(@Nullable T value, String argument) {
        return notNull(value, argument, "a value");
    }

    static <T> T notNull(@Nullable T value, String argument, String expected) {
        if (value == null) {
            throw new NullPointerException(argument + ": null, expected " + expected);
        }
        return value;
    }

    /** One of several values; the text of the failure is not made before there is one. */
    static <T> T element(@Nullable T value, String argument) {
        return value != null ? value : notNull(value, "one of " + argument);
    }

    static void that(boolean condition, String argument, Object given, String expected) {
        if (!condition) {
            throw failure(argument, given, expected);
        }
    }

    static <T> List<T> noneNull(@Nullable Iterable<? extends T> values, String argument) {
        return noneNull(values, argument, "a list");
    }

    /** A copy without null in it. */
    static <T> List<T> noneNull(@Nullable Iterable<? extends T> values, String argument, String expected) {
        List<T> copy = new ArrayList<>();
        notNull(values, argument, expected).forEach(value -> copy.add(element(value, argument)));
        return Collections.unmodifiableList(copy);
    }

    static int index(int index, int size, String argument) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(argument + ": " + index + ", expected 0 to " + (size - 1));
        }
        return index;
    }

    /** A number from a source of chance, refused if it is not one from 0 to {@code bound} − 1. */
    static int random(IntUnaryOperator source, int bound) {
        int number = source.applyAsInt(bound);
        if (number < 0 || number >= bound) {
            throw failure("number from random.applyAsInt(" + bound + ")", number, "0 to " + (bound - 1));
        }
        return number;
    }

    static IllegalArgumentException failure(String argument, Object given, String expected) {
        return new IllegalArgumentException(argument + ": " + given + ", expected " + expected);
    }
}
