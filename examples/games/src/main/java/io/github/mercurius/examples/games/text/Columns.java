package io.github.mercurius.examples.games.text;

import org.jline.utils.AttributedString;

/** Text in columns of a terminal, where a letter may take one of them or two. */
public final class Columns {
    private static final String MORE = "…";

    private Columns() {}

    /** How many columns a text takes. */
    public static int width(String text) {
        return new AttributedString(text).columnLength();
    }

    /** A printable text that takes so many columns at most, with a sign that it was longer if it was. */
    public static String shortened(String text, int width) {
        String shown = Printable.of(text);
        return width(shown) <= width ? shown : new AttributedString(shown).columnSubSequence(0, width - 1) + MORE;
    }

    /** A printable text that takes so many columns exactly: shortened, or followed by spaces. */
    public static String fitted(String text, int width) {
        String shortened = shortened(text, width);
        return shortened + " ".repeat(width - width(shortened));
    }
}
