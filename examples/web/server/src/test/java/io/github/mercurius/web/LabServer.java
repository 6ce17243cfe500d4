package io.github.mercurius.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A server whose clock somebody sets: it is wrong by as many milliseconds as a file says. */
public final class LabServer {
    private LabServer() {}

    public static void main(String[] args) {
        Path wrong = Path.of(System.getProperty("lab.clock"));
        System.exit(MercuriusWeb.run(System.getenv(), () -> System.currentTimeMillis() + offset(wrong), args));
    }

    private static long offset(Path file) {
        try {
            return Long.parseLong(Files.readString(file).strip());
        } catch (IOException | NumberFormatException e) {
            return 0;
        }
    }
}
