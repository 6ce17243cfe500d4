package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.common.Printable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.utils.AttributedString;

/**
 * A console without any control of the screen: for pipes, files and terminals that can do nothing.
 *
 * @param echo whether to write what is read, as nobody else does where no terminal is
 */
record PlainConsole(BufferedReader in, PrintWriter out, boolean echo) implements Console {
    @Override
    public void show(AttributedString line) {
        out.println(line.toString().stripTrailing());
    }

    @Override
    public Optional<String> read(String prompt, Function<String, List<String>> completions) {
        out.print(prompt);
        if (out.checkError()) {
            return Optional.empty(); // nobody is there to see the game any more
        }
        try {
            Optional<String> line = Optional.ofNullable(in.readLine());
            if (echo || line.isEmpty()) {
                out.println(Printable.of(line.orElse("")));
            }
            return line;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        out.flush();
    }
}
