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
    private static final List<String> PROGRAM =
            List.of("-cp", System.getProperty("java.class.path"), "io.github.mercurius.web.MercuriusWeb");

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
        return start(ProcessBuilder.Redirect.INHERIT, options);
    }

    /** What it logs is in a file. */
    public static ServerProcess loggingTo(Path file, String... options) {
        return start(ProcessBuilder.Redirect.appendTo(file.toFile()), options);
    }

    /** It has the limits of a server in the open. */
    static ServerProcess limited(String... options) {
        return start(ProcessBuilder.Redirect.INHERIT, List.of(options));
    }

    private static ServerProcess start(ProcessBuilder.Redirect errors, String... options) {
        List<String> all = new ArrayList<>(TestServer.LOOSE);
        all.addAll(List.of(options));
        return start(errors, all);
    }

    private static ServerProcess start(ProcessBuilder.Redirect errors, List<String> options) {
        List<String> command = new ArrayList<>(List.of(program("java"), "-Xmx512m", "-XX:TieredStopAtLevel=1"));
        command.addAll(PROGRAM);
        command.addAll(options);
        if (!command.contains("--bot-delay")) {
            command.addAll(List.of("--bot-delay", "0"));
        }
        try {
            return new ServerProcess(
                    new ProcessBuilder(command).redirectError(errors).start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public URI address() {
        return address;
    }

    private static String program(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    /** Its files cannot grow beyond a size, as if the disk were full. */
    public void fillDisk(long size) {
        run("prlimit", "--pid", String.valueOf(process.pid()), "--fsize=" + size + ":");
    }

    /** There is space on the disk again. */
    public void freeDisk() {
        run("prlimit", "--pid", String.valueOf(process.pid()), "--fsize=unlimited:");
    }

    private static void run(String... command) {
        try {
            int code = new ProcessBuilder(command).inheritIO().start().waitFor();
            if (code != 0) {
                throw new IllegalStateException(List.of(command) + ": " + code);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
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
            if (!process.waitFor(2, TimeUnit.MINUTES)) {
                throw new IllegalStateException("the server does not end");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
