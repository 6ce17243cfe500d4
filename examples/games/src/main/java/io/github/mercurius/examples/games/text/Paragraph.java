package io.github.mercurius.examples.games.text;

import java.util.ArrayList;
import java.util.List;

/** A text broken into lines that fit a terminal. */
public final class Paragraph {
    /** The width of the narrowest terminal that all is written for. */
    public static final int WIDTH = 80;

    private Paragraph() {}

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
