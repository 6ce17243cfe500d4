package io.github.mercurius.rules.json;

import io.github.mercurius.rules.RulesException;

/** Thrown when a value cannot be written as JSON: it could not be read back, or it is not for who is to read it. */
public final class NotWritableException extends RulesException {
    private static final long serialVersionUID = 1L;

    /** An exception with a message: what was given, and what was expected. */
    public NotWritableException(String message) {
        super(message);
    }
}
