package io.github.mercurius.examples.games.common;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/** Text in columns and lines of a terminal, where a letter takes one column or two; and little pictures of blocks. */
public final class Columns {
    /** The width of the narrowest terminal that all is written for. */
    public static final int WIDTH = 80;

    private static final String MORE = "…";
    private static final String LEFT = "▏▎▍▌▋▊▉█";
    private static final String LOWER = "▁▂▃▄▅▆▇█";
    private static final int PARTS = 8;

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

    /**
     * A bar from the left, padded with blanks.
     *
     * @param share of the width that it fills, 0 to 1; what is more than 0 is seen
     */
    public static String bar(double share, int width) {
        int parts = (int) Math.ceil(share * width * PARTS);
        int rest = parts % PARTS;
        String bar = "█".repeat(parts / PARTS) + (rest == 0 ? "" : LEFT.charAt(rest - 1));
        return bar + " ".repeat(width - bar.length());
    }

    /** Values from 0 to a highest one, side by side, each as high as it is. */
    public static String line(List<Integer> values, int highest) {
        return values.stream()
                .map(value -> LOWER.charAt(Math.max(0, Math.min(PARTS - 1, value * PARTS / (highest + 1)))))
                .map(String::valueOf)
                .collect(Collectors.joining());
    }
}
