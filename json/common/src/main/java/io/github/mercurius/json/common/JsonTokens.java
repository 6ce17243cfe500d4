package io.github.mercurius.json.common;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Where codecs read JSON from, token by token: the parser of each version of Jackson is one, and a copy. */
public interface JsonTokens {
    /** Moves to the next token; none at the end. */
    @Nullable
    Token next() throws IOException;

    /** The current token; none at the beginning and at the end. */
    @Nullable
    Token current();

    /** Moves to the next token; the name of a property if it is one, else none. */
    @Nullable
    String nextName() throws IOException;

    /** Moves to the next token; whether it is the name of a property, and this one. */
    boolean isNextName(Word expected) throws IOException;

    /** The text of the current token: a name, a text without its quotes, or a number as it was written. */
    String text() throws IOException;

    /** The characters among which {@link #text} stands. */
    char[] characters() throws IOException;

    /** Where the text begins among the characters. */
    int offset() throws IOException;

    /** How many of the characters are the text's. */
    int length() throws IOException;

    /** The current whole number: an integer if it fits one, else a wider one. */
    Number number() throws IOException;

    /** Moves to the end of the current object or array; nowhere if the current token begins none. */
    void skipChildren() throws IOException;

    /** Whether the current name or text was written with escapes, as far as can be told. */
    boolean isEscaped() throws IOException;

    /** The place of the current token, as a JSON pointer. */
    String pointer();
}
