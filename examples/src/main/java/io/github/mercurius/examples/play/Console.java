package io.github.mercurius.examples.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.utils.AttributedString;

/** Where a game is shown and the player's lines come from. */
interface Console extends AutoCloseable {
    void print(AttributedString line);

    default void print(String line) {
        print(new AttributedString(line));
    }

    default void print(List<String> lines) {
        lines.forEach(this::print);
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
