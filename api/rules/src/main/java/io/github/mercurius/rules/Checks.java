package io.github.mercurius.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Refuses what is null, and says what was expected. */
final class Checks {
    private Checks() {}

    /** A copy of a list without null in it. */
    static <T> List<T> copy(@Nullable List<? extends T> list, String argument) {
        List<T> copy = new ArrayList<>(Objects.requireNonNull(list, argument + ": null, expected a list"));
        copy.forEach(element -> Objects.requireNonNull(element, "one of " + argument + ": null, expected a value"));
        return copy;
    }
}
