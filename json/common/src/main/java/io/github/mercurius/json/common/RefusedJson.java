package io.github.mercurius.json.common;

import io.github.mercurius.rules.json.FormatException;
import org.jspecify.annotations.Nullable;

/** JSON that is not what was asked for; users see a {@link FormatException}, made of this one. */
public final class RefusedJson extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String pointer;
    private final String found;
    private final String expected;

    RefusedJson(String pointer, String found, String expected, @Nullable Throwable cause) {
        // without a stack trace, as it is replaced at the door
        super(
                (pointer.isEmpty() ? "the document" : pointer) + ": found " + found + ", expected " + expected,
                cause,
                false,
                false);
        this.pointer = pointer;
        this.found = found;
        this.expected = expected;
    }

    /** What users see of this refusal, with its cause if there is one, such as all problems of an edition. */
    public FormatException toException() {
        FormatException exception = new FormatException(message(), pointer, found, expected);
        if (getCause() != null) {
            exception.initCause(getCause());
        }
        return exception;
    }

    /** The text of this refusal. */
    public String message() {
        return String.valueOf(getMessage());
    }
}
