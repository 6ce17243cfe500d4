package io.github.mercurius.examples.replay;

import io.github.mercurius.core.GameRecord;
import io.github.mercurius.examples.cli.FileArguments;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.json.MercuriusJsonException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Records of games in files. */
public final class Records {
    private Records() {}

    /** The record in a file that was given to a command. */
    public static GameRecord read(Path file, CommandSpec command) throws IOException {
        try {
            return MercuriusJson.RECORD.read(FileArguments.text(file, command));
        } catch (MercuriusJsonException wrong) {
            throw new ParameterException(command.commandLine(), file + ": no record: " + wrong.getMessage(), wrong);
        }
    }

    /** Writes a record so that, whatever happens meanwhile, the file holds the old one or the new one whole. */
    public static void write(GameRecord record, Path file) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(fresh, MercuriusJson.RECORD.write(record) + "\n");
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
