package io.github.mercurius.api;

import org.jspecify.annotations.Nullable;

/** The checks at the door: each failure names the argument, what was given, and what was expected. */
final class Check {
    private Check() {}

    static <T> T notNull(@Nullable T value, String argument) {
        if (value == null) {
            throw new NullPointerException(argument + ": null, expected a value");
        }
        return value;
    }

    static void that(boolean condition, String argument, Object given, String expected) {
        if (!condition) {
            throw failure(argument, given, expected);
        }
    }

    static int index(int index, int size) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index: " + index + ", expected 0 to " + (size - 1));
        }
        return index;
    }

    static IllegalArgumentException failure(String argument, Object given, String expected) {
        return new IllegalArgumentException(argument + ": " + given + ", expected " + expected);
    }
}
