package io.github.mercurius.rules.learning.laws;

import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.ObservationField;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The page on formats, and what it has to say of a game. */
public final class FormatPage {
    private FormatPage() {}

    /** The page. */
    public static String text() throws IOException {
        return new String(Files.readAllBytes(Path.of("../FORMAT.md")), StandardCharsets.UTF_8);
    }

    /** The rows of the table of observations. */
    public static String observations(Encoding<?, ?> encoding) {
        StringBuilder table = new StringBuilder("|---|---|---|---|---|\n");
        for (ObservationField field : encoding.fields()) {
            table.append(String.format(
                    "| `%s` | %d | %d | %d–%d | %s |%n",
                    field.name(), field.offset(), field.length(), field.lowest(), field.highest(), field.meaning()));
        }
        return table + "\n";
    }

    /** A row for the moves with numbers from one to another. */
    public static String row(Encoding<?, ?> encoding, int first, int last) {
        List<String> moves = encoding.moves();
        return "| " + first + " to " + last + " | `" + moves.get(first) + "` … `" + moves.get(last) + "` |";
    }
}
