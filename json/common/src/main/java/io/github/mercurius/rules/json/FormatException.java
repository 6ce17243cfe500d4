package io.github.mercurius.rules.json;

import io.github.mercurius.rules.RulesException;

/** Thrown when JSON is not what was asked for: says where, what was found there, and what was expected. */
public final class FormatException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final String pointer;
    private final String found;
    private final String expected;

    /**
     * An exception for a place in a document.
     *
     * @param message all of it in an English sentence
     */
    public FormatException(String message, String pointer, String found, String expected) {
        super(message);
        this.pointer = pointer;
        this.found = found;
        this.expected = expected;
    }

    /** The place, as a JSON pointer (RFC 6901) such as {@code /table/turn}; empty for the whole document. */
    public String pointer() {
        return pointer;
    }

    /** What was found there. */
    public String found() {
        return found;
    }

    /** What could have stood there. */
    public String expected() {
        return expected;
    }
}
