package io.github.mercurius.rules.json;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * How values of one type are written as JSON, and read back.
 *
 * <p>Writing is canonical: equal values give the same text on every platform, without spaces, properties in a fixed
 * order. Reading is strict: what is not exactly a value of this format is refused with a {@link FormatException} that
 * says where and why. Bytes are UTF-8, without a byte order mark.
 *
 * <p>Input may have {@value #MOST_CHARACTERS} characters (or bytes), nest {@value #DEEPEST} deep, and hold texts of
 * {@value #LONGEST_TEXT} characters, names and numbers of {@value #LONGEST_NAME}. More is refused before it costs
 * anything. Formats are immutable and thread-safe; the games have them, and a later version may add methods.
 *
 * @param <T> the type of the values
 */
public interface WireFormat<T> {
    /** How many characters or bytes an input may have. */
    int MOST_CHARACTERS = 1 << 20;

    /** How deep arrays and objects may nest in an input. */
    int DEEPEST = 16;

    /** How many characters a text may have in an input: room for a position. */
    int LONGEST_TEXT = 4096;

    /** How many characters the name of a property or a number may have in an input. */
    int LONGEST_NAME = 256;

    /**
     * The canonical JSON of a value.
     *
     * @throws NotWritableException if the value holds what no game can have, and what could not be read back
     */
    String write(T value);

    /** The canonical JSON of a value, in UTF-8. */
    byte[] writeBytes(T value);

    /** The JSON of a value with line breaks and spaces, for people to read. */
    String writePretty(T value);

    /**
     * The canonical JSON of a value as a tree, to be put into a message of your own.
     *
     * @throws NotWritableException if the value holds what no game can have, and what could not be read back
     */
    JsonNode writeTree(T value);

    /**
     * The value of a JSON text.
     *
     * @throws FormatException if the text is not exactly that of a value of this format
     */
    T read(String json);

    /**
     * The value of a JSON text in UTF-8.
     *
     * @throws FormatException if the text is not exactly that of a value of this format
     */
    T read(byte[] json);

    /**
     * The value of a tree, such as a part of a message of your own. How long its texts are, and whether a property was
     * there twice, is for whoever made the tree to check.
     *
     * @throws FormatException if the tree is not exactly that of a value of this format; its pointer begins here
     */
    T readTree(JsonNode tree);
}
