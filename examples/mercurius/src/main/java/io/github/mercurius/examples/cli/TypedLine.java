package io.github.mercurius.examples.cli;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** A line that somebody types, or sends through a pipe. */
public final class TypedLine {
    /** More than anybody types, and little enough for any machine. */
    private static final int LONGEST = 1000;

    private TypedLine() {}

    /** The next line; none at the end of the input, and where a line is so long that nobody can have typed it. */
    public static Optional<String> read(Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        int read = in.read();
        for (; read >= 0 && read != '\n'; read = in.read()) {
            if (line.length() == LONGEST) {
                return Optional.empty();
            }
            line.append((char) read);
        }
        return read < 0 && line.length() == 0
                ? Optional.empty()
                : Optional.of(line.toString().stripTrailing());
    }
}
