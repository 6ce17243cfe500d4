package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.examples.games.files.Lines;
import io.github.mercurius.examples.games.vectors.Mismatch;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;

/** The lines of a file with a vector; one that is no text is a mismatch. */
final class VectorLines {
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final Lines lines;

    VectorLines(byte[] bytes) {
        this.lines = new Lines(new ByteArrayInputStream(bytes), bytes.length);
    }

    Optional<String> next() throws IOException {
        try {
            Optional<String> line = lines.next().map(Lines::text);
            boolean marked =
                    lines.number() == 1 && line.isPresent() && line.get().startsWith(BYTE_ORDER_MARK);
            return marked ? line.map(text -> text.substring(1)) : line;
        } catch (IllegalArgumentException refused) {
            throw new Mismatch("line", "no text", "complains: " + refused.getMessage());
        }
    }

    /** The number of the line that was read, from 1. */
    int number() {
        return lines.number();
    }
}
