package io.github.mercurius.examples.games.common;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that a command reads: an ordinary one, of a limited size. */
public final class InputFile {
    private InputFile() {}

    /**
     * All bytes of a file.
     *
     * @param most how many it may have
     * @throws RefusedTextException if it has more, or is no file
     */
    public static byte[] read(Path file, int most) throws IOException {
        if (!Files.isRegularFile(file)) {
            String found = Files.isDirectory(file) ? "a directory" : "a device or a pipe";
            throw new RefusedTextException(file, Files.exists(file) ? found + ", expected a file" : "no such file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1); // some of the system's files have no size, and never end
            if (bytes.length > most) {
                throw new RefusedTextException(file, "more bytes, expected at most " + most);
            }
            return bytes;
        }
    }
}
