package io.github.mercurius.examples.games.common;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A file that a command reads or writes: no directory, device or pipe. What is written is at any moment the old file
 * whole or the new one whole.
 */
public final class OrdinaryFile {
    private OrdinaryFile() {}

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

    /**
     * Refuses what cannot be written before there is anything to lose, and what is no ordinary file.
     *
     * @throws RefusedTextException that says why
     */
    public static void check(Path file) {
        Path directory = directory(file);
        if (!Files.isDirectory(directory)) {
            throw new RefusedTextException(file, "no directory " + directory);
        }
        boolean exists = Files.exists(file, LinkOption.NOFOLLOW_LINKS);
        if (exists && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            String found = Files.isDirectory(file) ? "a directory" : "a link or a device";
            throw new RefusedTextException(file, found + ", expected a file");
        }
        if (!Files.isWritable(directory) || (exists && !Files.isWritable(file))) {
            throw new RefusedTextException(file, "not allowed to be written");
        }
    }

    /**
     * Writes a file, or leaves the old one.
     *
     * @throws IOException if it was not written
     */
    public static void write(Path file, byte[] content) throws IOException {
        check(file);
        Path fresh = directory(file).resolve(".mercurius-" + UUID.randomUUID() + ".tmp");
        try {
            Files.write(fresh, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failed) {
            throw new IOException(file + ": not written: " + failed.getMessage(), failed);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static Path directory(Path file) {
        Path absolute = file.toAbsolutePath();
        return absolute.getParent() == null ? absolute : absolute.getParent();
    }
}
