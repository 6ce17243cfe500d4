package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Records of games with editions in files; and which of the games a file is about. */
public final class RecordFile {
    private static final ObjectMapper JSON = new ObjectMapper();

    private RecordFile() {}

    /** The game that a record in a file is of: Mercurius where the file does not say otherwise. */
    public static GameName game(Path file) throws IOException {
        return GameName.ofFormat(format(OrdinaryFile.read(file, WireFormat.MOST_CHARACTERS)))
                .orElse(GameName.MERCURIUS);
    }

    /** What a document says that it is; empty if it does not say. */
    public static String format(byte[] bytes) {
        try {
            return JSON.readTree(bytes).path("format").asText();
        } catch (IOException unreadable) {
            return ""; // the reader of the record says why
        }
    }

    /**
     * The record of a game in a file; the editions of the sister games come from the record.
     *
     * @throws RefusedTextException if there is none
     */
    public static <A extends AnyAction, V extends AnyView<A>> AnyRecord<A, V> read(GameKit<A, V> kit, Path file)
            throws IOException {
        try {
            return kit.formats().record().read(OrdinaryFile.read(file, WireFormat.MOST_CHARACTERS));
        } catch (FormatException wrong) {
            throw new RefusedTextException(file, "no record: " + wrong.getMessage());
        }
    }

    /** Writes a record: the file holds the old one or the new one whole. */
    public static <A extends AnyAction, V extends AnyView<A>> void write(
            GameKit<A, V> kit, AnyRecord<A, V> record, Path file) throws IOException {
        OrdinaryFile.write(file, (kit.formats().record().write(record) + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
