package io.github.mercurius.examples.games;

import io.github.mercurius.examples.games.common.Mismatch;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The lines of a file with a vector, one after the other; one that is no text is a mismatch. */
final class VectorLines {
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final char NO_TEXT = '\ufffd'; // stands for bytes that are not UTF-8

    private final List<String> lines;
    private int number;

    VectorLines(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        lines = (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text)
                .lines()
                .toList();
    }

    /** The next line; none after the last. */
    Optional<String> next() {
        number++;
        if (number > lines.size()) {
            return Optional.empty();
        }
        String line = lines.get(number - 1);
        if (line.indexOf(NO_TEXT) >= 0) {
            throw new Mismatch("line", "no text", "complains: bytes that are not UTF-8");
        }
        return Optional.of(line);
    }

    /** The number of the line that was read, from 1. */
    int number() {
        return number;
    }
}
