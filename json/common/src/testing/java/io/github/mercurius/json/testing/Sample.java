package io.github.mercurius.json.testing;

import io.github.mercurius.rules.json.WireFormat;
import java.util.function.UnaryOperator;

/**
 * A document of a format.
 *
 * @param schema the name of its schema
 * @param json its text
 * @param rewriting reads a text of the format and writes what it means, or throws the refusal
 */
public record Sample(String schema, String json, UnaryOperator<String> rewriting) {
    /** A value as a document of a format. */
    public static <T> Sample of(WireFormat<T> format, String schema, T value) {
        return new Sample(schema, format.write(value), json -> format.write(format.read(json)));
    }

    /** The message with which a text is refused, or an empty one if it is none. */
    String refusal(String text, Class<? extends RuntimeException> type) {
        try {
            return rewriting.apply(text).isEmpty() ? "written as nothing" : "";
        } catch (RuntimeException e) {
            if (!type.isInstance(e)) {
                throw new AssertionError(text, e);
            }
            return e.getMessage();
        }
    }
}
