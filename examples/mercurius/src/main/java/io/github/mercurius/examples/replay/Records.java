package io.github.mercurius.examples.replay;

import io.github.mercurius.core.GameRecord;
import io.github.mercurius.examples.cli.InputFile;
import io.github.mercurius.examples.cli.OutputFile;
import io.github.mercurius.examples.cli.RefusedFileException;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Records of games in files. */
public final class Records {
    private Records() {}

    /**
     * The record in a file.
     *
     * @throws RefusedFileException if there is none
     */
    public static GameRecord read(Path file) throws IOException {
        try {
            return MercuriusJson.RECORD.read(InputFile.read(file, WireFormat.MOST_CHARACTERS));
        } catch (FormatException wrong) {
            throw new RefusedFileException(file, "no record: " + wrong.getMessage());
        }
    }

    /** Writes a record so that, whatever happens meanwhile, the file holds the old one or the new one whole. */
    public static void write(GameRecord record, Path file) throws IOException {
        OutputFile.write(file, (MercuriusJson.RECORD.write(record) + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
