package io.github.mercurius.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, that can be killed. */
public final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final URI address;

    private ServerProcess(Process process) throws IOException {
        this.process = process;
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        if (line == null || !line.startsWith("http://")) {
            throw new IllegalStateException("the server did not start: " + line);
        }
        address = URI.create(line);
    }

    public static ServerProcess start(String... options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.mercurius.web.MercuriusWeb",
                "--no-limits",
                "--bot-delay",
                "0"));
        command.addAll(List.of(options));
        try {
            return new ServerProcess(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public URI address() {
        return address;
    }

    /** Ends the process without a chance to finish anything. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    /** Asks the process to end. */
    @Override
    public void close() {
        process.destroy();
        await();
    }

    private void await() {
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the server does not end");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
