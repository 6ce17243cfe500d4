package io.github.mercurius.examples.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/** A path that somebody types. */
public final class TypedPath {
    private TypedPath() {}

    /**
     * The path in a text.
     *
     * @param expected what is said to be expected where it is none
     */
    public static Path of(String text, String expected, Function<String, ? extends RuntimeException> refused) {
        try {
            if (!text.isEmpty()) {
                return Path.of(text);
            }
        } catch (InvalidPathException wrong) {
            throw refused.apply("'" + text + "', expected " + expected + ": " + wrong.getReason());
        }
        throw refused.apply("'', expected " + expected);
    }
}
