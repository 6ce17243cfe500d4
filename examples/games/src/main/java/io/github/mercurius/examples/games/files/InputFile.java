package io.github.mercurius.examples.games.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** A file that a command reads: an ordinary one, of a limited size. All others are refused before they are opened. */
public final class InputFile {
    private InputFile() {}

    /**
     * All bytes of a file.
     *
     * @param most how many it may have
     * @throws RefusedFileException if it has more, or is no file that can be read
     */
    public static byte[] read(Path file, int most) throws IOException {
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            RefusedFileException.check(file, found);
            checkSize(file, found.size(), most);
            try (InputStream in = Files.newInputStream(file)) {
                // No more than there was: some of the system's files say that they are empty, and never end.
                return in.readNBytes((int) found.size());
            }
        } catch (RefusedFileException refused) {
            throw refused;
        } catch (NoSuchFileException missing) {
            boolean isLink = Files.isSymbolicLink(file);
            throw new RefusedFileException(file, isLink ? "a symbolic link to no file" : "no such file");
        } catch (IOException failed) {
            Path parent = file.getParent(); // below a file: some versions of Java say only that it is no directory
            throw parent != null && Files.isRegularFile(parent)
                    ? new RefusedFileException(file, "no such file")
                    : new RefusedFileException(file, failed);
        }
    }

    /** Refuses a file with too many bytes. */
    public static void checkSize(Path file, long size, long most) throws RefusedFileException {
        if (size > most) {
            throw new RefusedFileException(file, size + " bytes, expected at most " + most);
        }
    }
}
