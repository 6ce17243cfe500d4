package io.github.mercurius.examples.games.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;
import java.util.UUID;

/**
 * A file that a command writes: at any moment it is the old one whole or the new one whole.
 *
 * <p>Only an ordinary file is ever replaced, no directory, device or symbolic link, and no link is followed. The new
 * content is first written to a file of its own in the same directory, whose name nobody can know before.
 */
public final class OutputFile {
    private OutputFile() {}

    /**
     * Writes something in the place of a file that there may be, and deletes it again: what could not be written is
     * known before there is anything to lose.
     *
     * @throws RefusedFileException if the file cannot be written
     */
    public static void tryOut(Path file) throws RefusedFileException {
        try {
            check(file);
            Files.delete(fresh(file, new byte[1], false));
        } catch (RefusedFileException refused) {
            throw refused;
        } catch (IOException failed) {
            throw new RefusedFileException(file, failed);
        }
    }

    /**
     * Writes a file, or leaves the old one.
     *
     * @throws IOException if it was not written
     */
    public static void write(Path file, byte[] content) throws IOException {
        check(file);
        try {
            Path fresh = fresh(file, content, true);
            try {
                Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException failed) {
            throw new IOException(file + ": not written: " + RefusedFileException.reason(failed), failed);
        }
    }

    /** Opens a file that is written bit by bit, to be read first; begins it if there is none. */
    public static FileChannel open(Path file) throws IOException {
        check(file);
        try {
            return FileChannel.open(
                    file,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.CREATE,
                    LinkOption.NOFOLLOW_LINKS);
        } catch (IOException failed) {
            throw new RefusedFileException(file, failed);
        }
    }

    private static void check(Path file) throws IOException {
        Path directory = directory(file);
        if (!Files.isDirectory(directory)) {
            throw new RefusedFileException(file, "no directory " + directory);
        }
        Optional<BasicFileAttributes> found = find(file);
        if (found.isPresent()) {
            RefusedFileException.check(file, found.get());
            if (!Files.isWritable(file)) {
                throw new RefusedFileException(file, "not allowed to be written");
            }
        }
    }

    private static Path directory(Path file) {
        Path absolute = file.toAbsolutePath();
        return absolute.getParent() == null ? absolute : absolute.getParent();
    }

    private static Optional<BasicFileAttributes> find(Path file) throws IOException {
        try {
            return Optional.of(Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException failed) {
            throw new RefusedFileException(file, failed);
        }
    }

    /**
     * A new file with this content beside another, and with its permissions; none if that fails.
     *
     * @param lasting whether to wait until it is on the disk
     */
    private static Path fresh(Path file, byte[] content, boolean lasting) throws IOException {
        Path fresh = directory(file).resolve(".mercurius-" + UUID.randomUUID() + ".tmp");
        try (FileChannel out = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            copyPermissions(file, fresh);
            for (ByteBuffer left = ByteBuffer.wrap(content); left.hasRemaining(); ) {
                out.write(left);
            }
            if (lasting) {
                out.force(true);
            }
        } catch (IOException | RuntimeException failed) {
            Files.deleteIfExists(fresh);
            throw failed;
        }
        return fresh;
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView old =
                Files.getFileAttributeView(from, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (old != null && Files.exists(from, LinkOption.NOFOLLOW_LINKS)) {
            Files.setPosixFilePermissions(to, old.readAttributes().permissions());
        }
    }
}
