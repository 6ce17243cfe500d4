package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.cli.InputFile;
import io.github.mercurius.examples.cli.OutputFile;
import io.github.mercurius.examples.cli.RefusedFileException;
import io.github.mercurius.rules.json.WireFormat;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercado.json.MercadoJsonException;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.mercatores.json.MercatoresJsonException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Records of games with editions in files; and which of the games a file is about. */
public final class RecordFile {
    private static final ObjectMapper JSON = new ObjectMapper();

    private RecordFile() {}

    /** The game that a record in a file is of: Mercurius where the file does not say otherwise. */
    public static GameName game(Path file) throws IOException {
        String format = format(InputFile.read(file, WireFormat.MOST_CHARACTERS));
        for (GameName game : GameName.values()) {
            if (format.startsWith(game + "-")) {
                return game;
            }
        }
        return GameName.MERCURIUS;
    }

    private static String format(byte[] bytes) {
        try {
            return JSON.readTree(bytes).path("format").asText();
        } catch (IOException unreadable) {
            return ""; // the reader of the record says why
        }
    }

    /**
     * The record of Mercatores in a file.
     *
     * @throws RefusedFileException if there is none
     */
    public static io.github.mercurius.mercatores.GameRecord mercatores(Path file) throws IOException {
        try {
            return MercatoresJson.RECORD.read(InputFile.read(file, WireFormat.MOST_CHARACTERS));
        } catch (MercatoresJsonException wrong) {
            throw new RefusedFileException(file, "no record: " + wrong.getMessage());
        }
    }

    /**
     * The record of Mercado in a file.
     *
     * @throws RefusedFileException if there is none
     */
    public static io.github.mercurius.mercado.GameRecord mercado(Path file) throws IOException {
        try {
            return MercadoJson.RECORD.read(InputFile.read(file, WireFormat.MOST_CHARACTERS));
        } catch (MercadoJsonException wrong) {
            throw new RefusedFileException(file, "no record: " + wrong.getMessage());
        }
    }

    /** Writes a record of Mercatores: the file holds the old one or the new one whole. */
    public static void write(io.github.mercurius.mercatores.GameRecord record, Path file) throws IOException {
        write(MercatoresJson.RECORD.write(record), file);
    }

    /** Writes a record of Mercado: the file holds the old one or the new one whole. */
    public static void write(io.github.mercurius.mercado.GameRecord record, Path file) throws IOException {
        write(MercadoJson.RECORD.write(record), file);
    }

    private static void write(String record, Path file) throws IOException {
        OutputFile.write(file, (record + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
