package io.github.mercurius.json.common;

import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import org.jspecify.annotations.Nullable;

/** Says why JSON is not what was asked for. */
public final class Refusals {
    private static final int MOST_OF_A_TEXT = 60;
    private static final int MOST_OF_A_REFUSAL = 200;

    private Refusals() {}

    /**
     * What to throw for something at a place of a document.
     *
     * @param cause such as all problems of an edition
     */
    static FormatException of(String pointer, String what, String expected, @Nullable Throwable cause) {
        String found = shortened(what, MOST_OF_A_REFUSAL);
        String place = pointer.isEmpty() ? "the document" : pointer;
        FormatException refused =
                new FormatException(place + ": found " + found + ", expected " + expected, pointer, found, expected);
        if (cause != null) {
            refused.initCause(cause);
        }
        return refused;
    }

    /** What to throw for a text that is no JSON, as the parser says behind this pointer, and in this place. */
    public static FormatException malformed(String pointer, String place) {
        return of(pointer, "malformed JSON" + place, "well-formed JSON", null);
    }

    /** What to throw for a text that is deeper, or has longer parts, than is read. */
    public static FormatException tooMuch(String pointer, String place) {
        String expected = "at most " + WireFormat.DEEPEST + " levels, texts of at most " + WireFormat.LONGEST_TEXT
                + " characters, names and numbers of at most " + WireFormat.LONGEST_NAME;
        return of(pointer, "too much" + place, expected, null);
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
}
