package io.github.mercurius.json.common;

import java.io.IOException;

/** JSON as a parser of either version of Jackson gives it, token by token, each with the number that both give it. */
public interface JsonTokens {
    /** Moves to the next token, and gives its number: 0 at the end. */
    int next() throws IOException;

    /** The number of the current token. */
    int current();

    /** The text of the current token: a name, a text without its quotes, or a number as it was written. */
    String text() throws IOException;

    /** The current whole number: an integer if it fits one, else a wider one. */
    Number number() throws IOException;

    /** The place of the current token, as a JSON pointer. */
    String pointer();
}
