package io.github.mercurius.json.common;

import java.io.IOException;

/** Where codecs write JSON to: each version of Jackson is one. */
public interface JsonOutput {
    /** Begins an object. */
    void startObject() throws IOException;

    /** Ends an object. */
    void endObject() throws IOException;

    /** Begins an array. */
    void startArray() throws IOException;

    /** Ends an array. */
    void endArray() throws IOException;

    /** The name of the next property. */
    default void name(Word name) throws IOException {
        name(name.text());
    }

    /** The name of the next property, which is not known beforehand. */
    void name(String name) throws IOException;

    /** A text that is known beforehand, such as a code. */
    default void text(Word text) throws IOException {
        text(text.text());
    }

    /** A text. */
    void text(String text) throws IOException;

    /** A whole number. */
    void number(int number) throws IOException;

    /** True or false. */
    void truth(boolean value) throws IOException;

    /** Null. */
    void none() throws IOException;
}
