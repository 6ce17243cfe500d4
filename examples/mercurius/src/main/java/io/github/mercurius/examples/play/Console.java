package io.github.mercurius.examples.play;

import io.github.mercurius.examples.cli.PrintableWriter;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Printable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.DumbTerminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Where a game is shown and the player's lines come from. */
interface Console extends AutoCloseable {
    /** Where a console comes from. */
    interface Source {
        /** What the program talks to: the terminal if there is one that can do anything, else a plain console. */
        Source SYSTEM = (color, out) -> {
            Charset charset = PrintableWriter.charset();
            Terminal terminal = TerminalBuilder.builder()
                    .system(true)
                    .dumb(true)
                    .encoding(charset)
                    .build();
            if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
                terminal.close();
                boolean isNone = terminal instanceof DumbTerminal;
                return new Plain(new BufferedReader(new InputStreamReader(System.in, charset)), out, isNone);
            }
            return new TerminalConsole(terminal, color);
        };

        /**
         * Opens a console.
         *
         * @param color whether there may be colours
         * @param out where a plain console writes
         */
        Console open(boolean color, PrintWriter out) throws IOException;
    }

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
        return Columns.WIDTH;
    }

    /**
     * The next line that the player types; none if the player leaves, by Ctrl-C, Ctrl-D or the end of the input.
     *
     * @param completions what a word that was begun can become
     */
    Optional<String> read(String prompt, Function<String, List<String>> completions);

    @Override
    void close();

    /**
     * A console without any control of the screen: for pipes, files and terminals that can do nothing.
     *
     * @param echo whether to write what is read, as nobody else does where no terminal is
     */
    record Plain(BufferedReader in, PrintWriter out, boolean echo) implements Console {
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
}
