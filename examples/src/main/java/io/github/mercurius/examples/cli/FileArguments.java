package io.github.mercurius.examples.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Files that were given to a command: those that cannot be what they should be are refused like wrong options. */
public final class FileArguments {
    private FileArguments() {}

    /** What is in a file to be read. */
    public static byte[] bytes(Path file, CommandSpec command) throws IOException {
        check(Files.exists(file), file + ": no such file", command);
        check(!Files.isDirectory(file), file + ": a directory, expected a file", command);
        check(Files.isReadable(file), file + ": not allowed to be read", command);
        return Files.readAllBytes(file);
    }

    /** The text in a file to be read, in UTF-8. */
    public static String text(Path file, CommandSpec command) throws IOException {
        byte[] bytes = bytes(file, command);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException wrong) {
            throw new ParameterException(command.commandLine(), file + ": no text in UTF-8", wrong);
        }
    }

    /** Refuses a file that cannot be written, before there is anything to lose. */
    public static void checkWritable(Path file, CommandSpec command) {
        Path directory = file.toAbsolutePath().normalize().getParent();
        check(directory != null && Files.isDirectory(directory), file + ": no directory " + directory, command);
        check(!Files.isDirectory(file), file + ": a directory, expected a file", command);
        boolean isWritable = Files.isWritable(Files.exists(file) ? file : directory);
        check(isWritable, file + ": not allowed to be written", command);
    }

    private static void check(boolean isAsItShouldBe, String message, CommandSpec command) {
        if (!isAsItShouldBe) {
            throw new ParameterException(command.commandLine(), message);
        }
    }
}
