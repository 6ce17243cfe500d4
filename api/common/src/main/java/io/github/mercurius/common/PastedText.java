package io.github.mercurius.common;

/**
 * The value of a field as it is read. It has no white space after commas and slashes, where a chat has wrapped a line,
 * and hyphens for the dashes that a chat has made of them. It knows where in the whole text each of its characters
 * stands.
 */
public final class PastedText {
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d";

    private final String value;
    private final int[] places;

    private PastedText(String value, int[] places) {
        this.value = value;
        this.places = places;
    }

    /**
     * The value that stands somewhere in a text.
     *
     * @param names whether it is of names, which can have dashes in them
     */
    public static PastedText of(String text, TextFields.Value where, boolean names) {
        StringBuilder value = new StringBuilder();
        int[] places = new int[where.end() - where.start() + 1];
        boolean open = false;
        for (int place = where.start(); place < where.end(); place++) {
            char character = text.charAt(place);
            if (!open || !TextFields.isWhiteSpace(character)) {
                places[value.length()] = place;
                value.append(!names && DASHES.indexOf(character) >= 0 ? '-' : character);
                open = isOpen(character);
            }
        }
        places[value.length()] = where.end();
        return new PastedText(value.toString(), places);
    }

    /** Whether a value goes on behind a character: a comma, or the slash between two seats. */
    static boolean isOpen(char character) {
        return character == ',' || character == '/';
    }

    /** What is read. */
    public String value() {
        return value;
    }

    /** Where one of its characters, or its end, stands in the whole text. */
    public int place(int index) {
        return places[index];
    }
}
