package io.github.mercurius.web.lab;

import io.github.mercurius.web.ServerProcess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A server of the laboratory: a process with a clock, and cables to its database and to its clients. */
final class Member implements AutoCloseable {
    final String name;
    final Cable toClients = new Cable(0);
    private static final int MOST_TRIES = 60;

    private final Path clock;
    private final Path log;
    private final List<String> program;
    private final String[] options;
    private ServerProcess process;

    /**
     * Starts a server.
     *
     * @param jar another version of the program; empty for this one
     */
    Member(int number, Path folder, String jar, String... options) throws InterruptedException {
        name = "server " + number;
        clock = folder.resolve("clock-" + number);
        log = folder.resolve("log-" + number);
        program = jar.isEmpty()
                ? List.of(
                        "-Dlab.clock=" + clock,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "io.github.mercurius.web.LabServer")
                : List.of("-jar", jar);
        this.options = options;
        start();
    }

    /** Again and again, as whoever supervises a server does: its database may be away. */
    void start() throws InterruptedException {
        for (int tries = 1; ; tries++) {
            try {
                process = ServerProcess.of(log, program, options);
                toClients.leadTo(process.address().getPort());
                return;
            } catch (IllegalStateException e) {
                if (tries == MOST_TRIES) {
                    throw e;
                }
                Thread.sleep(1_000);
            }
        }
    }

    ServerProcess process() {
        return process;
    }

    /** Where its clients find it. */
    URI address() {
        return URI.create("http://127.0.0.1:" + toClients.port() + "/");
    }

    /** Somebody sets its clock. */
    void setClock(long offMillis) {
        try {
            Files.writeString(clock, String.valueOf(offMillis));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        toClients.close();
        process.close();
    }
}
