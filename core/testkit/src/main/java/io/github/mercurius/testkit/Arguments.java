package io.github.mercurius.testkit;

import org.jspecify.annotations.Nullable;

/** The checks at the door: each failure names the argument, what was given, and what was expected. */
final class Arguments {
    private Arguments() {}

    static <T> T notNull(@Nullable T value, String argument, String expected) {
        if (value == null) {
            throw new NullPointerException(argument + ": null, expected " + expected);
        }
        return value;
    }

    static void that(boolean condition, String argument, Object given, String expected) {
        if (!condition) {
            throw new IllegalArgumentException(argument + ": " + given + ", expected " + expected);
        }
    }
}
