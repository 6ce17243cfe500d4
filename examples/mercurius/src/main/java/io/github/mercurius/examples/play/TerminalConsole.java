package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.common.Columns;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;

/** A terminal, with colours if they are wanted, editing of lines, their history, and completion by Tab. */
final class TerminalConsole implements Console {
    private static final int MOST_SHOWN_UNASKED = 100;

    private final Terminal terminal;
    private final boolean color;
    private final LineReader reader;
    private Function<String, List<String>> completions = word -> List.of();

    TerminalConsole(Terminal terminal, boolean color) {
        this.terminal = terminal;
        this.color = color;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                // In the notation no character is special.
                .parser(new DefaultParser().escapeChars(null).quoteChars(null))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .variable(LineReader.LIST_MAX, MOST_SHOWN_UNASKED)
                .completer((lineReader, line, candidates) -> complete(line, candidates))
                .build();
    }

    private void complete(ParsedLine line, List<Candidate> candidates) {
        String begun = line.word().substring(0, line.wordCursor());
        for (String word : completions.apply(begun)) {
            boolean whole = !word.endsWith(":");
            candidates.add(new Candidate(word, word, null, null, null, null, whole));
        }
    }

    @Override
    public void show(AttributedString line) {
        terminal.writer().println(color ? line.toAnsi(terminal) : line.toString());
    }

    @Override
    public int columns() {
        int columns = terminal.getWidth();
        return columns > 0 ? columns : Columns.WIDTH; // some terminals do not know
    }

    @Override
    public Optional<String> read(String prompt, Function<String, List<String>> choices) {
        completions = choices;
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (UserInterruptException | EndOfFileException left) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
