package io.github.mercurius.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** The program in a process of its own, which signals can stop. */
public final class Child {
    private static final int PATIENCE = 60;

    private Child() {}

    /** The command line that runs the program with these arguments. */
    public static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                Mercurius.class.getName()));
        if (Runtime.version().feature() >= 24) {
            command.add(1, "--enable-native-access=ALL-UNNAMED"); // as the jar's manifest says
        }
        command.addAll(List.of(arguments));
        return command;
    }

    /** Runs the program in this process. */
    public static int execute(String... arguments) {
        return Program.of(new Mercurius()).execute(arguments);
    }

    /** Starts the program, with all that it prints into a file. */
    public static Process start(Path output, String... arguments) throws IOException {
        return new ProcessBuilder(command(arguments))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
    }

    /** Waits until something is so while a process that prints into a file is running; ends it if that never comes. */
    public static void await(Callable<Boolean> condition, Process process, Path output) throws Exception {
        long start = System.nanoTime();
        try {
            while (!condition.call()) {
                assertThat(process.isAlive()).as(Files.readString(output)).isTrue();
                assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(PATIENCE));
                Thread.sleep(20);
            }
        } catch (AssertionError never) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw never;
        }
    }

    /** Sends a process a signal, such as {@code INT}. */
    public static void signal(String name, Process process) throws Exception {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    /** The exit code of a process that is about to end. */
    public static int exitCode(Process process) throws InterruptedException {
        assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    /**
     * Whether processes that are started here would not hear a signal: one that was started to ignore Ctrl-C, as some
     * shells do for what runs in the background, hands that on.
     */
    public static boolean ignores(int signal) throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .anyMatch(line ->
                                (Long.parseUnsignedLong(line.substring(7).strip(), 16) >> (signal - 1) & 1) == 1);
    }
}
