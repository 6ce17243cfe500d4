package io.github.mercurius.examples.games.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** Thrown when a file cannot be what a command needs; the program says so in a line, as for a wrong option. */
public final class RefusedFileException extends IOException {
    private static final long serialVersionUID = 1L;

    /** A file that is refused as a whole. */
    public RefusedFileException(Path file, String reason) {
        super(file + ": " + reason);
    }

    /** A file that is refused for one of its lines, counted from 1. */
    public RefusedFileException(Path file, int line, String reason) {
        super(file + ":" + line + ": " + reason);
    }

    /** A file that is refused because the system refused it. */
    RefusedFileException(Path file, IOException cause) {
        this(file, reason(cause));
        initCause(cause);
    }

    /** Refuses what is no file: reading or replacing it would hang, never end, or do more than it says. */
    static void check(Path file, BasicFileAttributes found) throws RefusedFileException {
        if (!found.isRegularFile()) {
            String what = found.isDirectory()
                    ? "a directory"
                    : found.isSymbolicLink() ? "a symbolic link" : "a device, a pipe or a socket";
            throw new RefusedFileException(file, what + ", expected a file");
        }
    }

    /** What the system has against a file, without the file's name. */
    public static String reason(IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        if (cause instanceof AccessDeniedException) {
            return "access denied";
        }
        if (cause instanceof FileAlreadyExistsException) {
            return "a file, expected a directory";
        }
        String reason = cause instanceof FileSystemException failed ? failed.getReason() : cause.getMessage();
        return Objects.requireNonNullElse(reason, cause.getClass().getSimpleName());
    }
}
