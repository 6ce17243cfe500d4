package io.github.mercurius.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

    /** A copy without null in it. */
    static <T> List<T> noneNull(@Nullable Iterable<? extends T> values, String argument, String expected) {
        List<T> copy = new ArrayList<>();
        for (T value : notNull(values, argument, expected)) {
            copy.add(value != null ? value : notNull(value, "one of " + argument, "a value"));
        }
        return Collections.unmodifiableList(copy);
    }
}
