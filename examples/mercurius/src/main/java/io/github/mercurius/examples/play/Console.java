package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Printable;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Where a game is shown and the player's lines come from. */
interface Console extends AutoCloseable {
    /** Shows a line that is {@link Printable}. */
    void show(AttributedString line);

    /** Shows a line, whatever is in it. */
    default void print(AttributedString line) {
        String text = line.toString();
        AttributedStringBuilder printable = new AttributedStringBuilder();
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            printable.styled(line.styleAt(at), Printable.of(Character.toString(text.codePointAt(at))));
        }
        show(printable.toAttributedString());
    }

    default void print(String line) {
        print(new AttributedString(line));
    }

    default void print(List<String> lines) {
        lines.forEach(this::print);
    }

    /** How many columns of text a line has room for. */
    default int columns() {
        return Paragraph.WIDTH;
    }

    /**
     * The next line that the player types; none if the player leaves, by Ctrl-C, Ctrl-D or the end of the input.
     *
     * @param completions what a word that was begun can become
     */
    Optional<String> read(String prompt, Function<String, List<String>> completions);

    @Override
    void close();
}
