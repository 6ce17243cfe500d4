package io.github.mercurius.examples.games.common;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * A part of a table on the terminal, in columns: a heading, and a line for each thing. This class is mutable.
 *
 * @param <T> what has a line
 */
public final class Panel<T> {
    private final StringBuilder heading = new StringBuilder();
    private final List<Function<T, AttributedString>> cells = new ArrayList<>();

    /** Adds a column whose cells are as wide as its heading. */
    public Panel<T> column(String title, Function<T, AttributedString> cell) {
        heading.append(title);
        cells.add(cell);
        return this;
    }

    /** Adds a column of texts that begin where it begins, and are shortened where they are too long. */
    public Panel<T> left(int width, String title, Function<T, ?> text, Function<T, AttributedStyle> look) {
        return column(
                Columns.fitted(title, width),
                thing -> new AttributedString(Columns.fitted(text.apply(thing).toString(), width), look.apply(thing)));
    }

    /** The same in a plain look. */
    public Panel<T> left(int width, String title, Function<T, ?> text) {
        return left(width, title, text, thing -> Look.PLAIN);
    }

    /** Adds a column of numbers, or of other texts that end where it ends. */
    public Panel<T> right(int width, Object title, Function<T, ?> text, Function<T, AttributedStyle> look) {
        String format = "%" + width + "s";
        return column(
                String.format(format, title),
                thing -> new AttributedString(String.format(format, text.apply(thing)), look.apply(thing)));
    }

    /** The same in a plain look. */
    public Panel<T> right(int width, Object title, Function<T, ?> text) {
        return right(width, title, text, thing -> Look.PLAIN);
    }

    /** The heading, and the line of each thing. */
    public List<AttributedString> lines(List<T> things) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(new AttributedString(heading, Look.FAINT));
        for (T thing : things) {
            AttributedStringBuilder line = new AttributedStringBuilder();
            cells.forEach(cell -> line.append(cell.apply(thing)));
            lines.add(line.toAttributedString());
        }
        return lines;
    }
}
