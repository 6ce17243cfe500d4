package io.github.mercurius.json;

import io.github.mercurius.json.common.RefusedJson;

/** Thrown when JSON is not what was asked for: says where, what was found there, and what was expected. */
public final class MercuriusJsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String pointer;
    private final String found;
    private final String expected;

    MercuriusJsonException(RefusedJson refused) {
        super(refused.getMessage());
        pointer = refused.pointer();
        found = refused.found();
        expected = refused.expected();
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
