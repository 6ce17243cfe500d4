package io.github.mercurius.json.common;

import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import org.jspecify.annotations.Nullable;

/** JSON that is not what was asked for; users see a {@link FormatException}, made of this one. */
public final class RefusedJson extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int MOST_OF_A_TEXT = 60;
    private static final int MOST_OF_A_REFUSAL = 200;

    private final String pointer;
    private final String found;
    private final String expected;

    RefusedJson(String pointer, String found, String expected, @Nullable Throwable cause) {
        this(pointer, shortened(found, MOST_OF_A_REFUSAL), cause, expected);
    }

    private RefusedJson(String pointer, String found, @Nullable Throwable cause, String expected) {
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

    /** A text that is no JSON, as the parser says behind this pointer, and in this place. */
    public static RefusedJson malformed(String pointer, String place) {
        return new RefusedJson(pointer, "malformed JSON" + place, "well-formed JSON", null);
    }

    /** A text that is deeper, or has longer parts, than is read. */
    public static RefusedJson tooMuch(String pointer, String place) {
        return new RefusedJson(
                pointer,
                "too much" + place,
                "at most " + WireFormat.DEEPEST + " levels, texts of at most " + WireFormat.LONGEST_TEXT
                        + " characters, names and numbers of at most " + WireFormat.LONGEST_NAME,
                null);
    }

    /** A text as a message shows it. */
    public static String quoted(@Nullable String text) {
        return '"' + shortened(String.valueOf(text)) + '"';
    }

    static String shortened(String text) {
        return shortened(text, MOST_OF_A_TEXT);
    }

    private static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + "…";
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
