package io.github.mercurius.examples.games.common;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** Text in columns and lines of a terminal, where a letter may take one column or two. */
public final class Columns {
    /** The width of the narrowest terminal that all is written for. */
    public static final int WIDTH = 80;

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

    /** The lines of a text, broken at spaces; all but the first are indented by two more spaces. */
    public static List<String> wrap(String indent, String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(indent);
        String gap = "";
        for (String word : text.split(" ", -1)) {
            if (!gap.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(indent + "  ");
                gap = "";
            }
            line.append(gap).append(word);
            gap = " ";
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}
