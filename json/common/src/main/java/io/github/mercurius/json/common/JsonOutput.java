package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON that is written, by a generator of either version of Jackson. */
public interface JsonOutput {
    /** Begins an object: names follow, each with its value. */
    void startObject() throws IOException;

    /** Ends an object. */
    void endObject() throws IOException;

    /** Begins an array. */
    void startArray() throws IOException;

    /** Ends an array. */
    void endArray() throws IOException;

    /** Writes the name of a property. */
    void name(String name) throws IOException;

    /** Writes a text, an integer, a truth value or null. */
    void value(@Nullable Object scalar) throws IOException;

    /** Writes the name of a property: faster where the generator keeps it as it is escaped. */
    default void name(Word word) throws IOException {
        name(word.text());
    }

    /** Writes a code. */
    default void text(Word word) throws IOException {
        value(word.text());
    }

    /** Writes a value that consists of maps, lists and scalars. */
    default void tree(@Nullable Object value) throws IOException {
        if (value instanceof Map<?, ?> object) {
            startObject();
            for (Map.Entry<?, ?> property : object.entrySet()) {
                name((String) property.getKey());
                tree(property.getValue());
            }
            endObject();
        } else if (value instanceof List<?> array) {
            startArray();
            for (Object item : array) {
                tree(item);
            }
            endArray();
        } else {
            value(value instanceof String text ? Scalars.writable(text) : value);
        }
    }
}
