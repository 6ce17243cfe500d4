package io.github.mercurius.web.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small disk of its own, that can be filled: in memory, so that it needs the right to mount one. */
final class SmallDisk implements AutoCloseable {
    private static final int MEGABYTES = 1_000;

    private final Path folder;
    private final Path filler;
    private final boolean isMounted;

    SmallDisk() {
        try {
            folder = Files.createTempDirectory("mercurius-lab");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        filler = folder.resolve("filler");
        isMounted = run("mount", "-t", "tmpfs", "-o", "size=" + MEGABYTES + "m,mode=777", "tmpfs", folder.toString());
    }

    private static boolean run(String... command) {
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
        } catch (IOException | InterruptedException e) {
            return false;
        }
    }

    Path folder() {
        return folder;
    }

    /** Whether it can be filled without harm to others. */
    boolean canBeFull() {
        return isMounted;
    }

    void fill() {
        byte[] zeros = new byte[4096];
        try (OutputStream out = Files.newOutputStream(filler)) {
            while (true) {
                out.write(zeros);
            }
        } catch (IOException e) {
            // full
        }
    }

    void free() {
        try {
            Files.deleteIfExists(filler);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (isMounted) {
            run("umount", "-l", folder.toString());
        }
    }
}
