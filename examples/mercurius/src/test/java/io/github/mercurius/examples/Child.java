package io.github.mercurius.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.Program;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program in a process of its own, which signals can stop. */
public final class Child {
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

    /** Starts the program; what it prints, errors too, is to be read. */
    public static Process start(String... arguments) throws IOException {
        return new ProcessBuilder(command(arguments)).redirectErrorStream(true).start();
    }

    /** Reads what a process prints until it has printed a text so many times. */
    public static void await(Process process, String text, int times) throws IOException {
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        StringBuilder printed = new StringBuilder();
        int seen = 0;
        while (seen < times) {
            int sign = output.read();
            assertThat(sign).as("it has ended with: " + printed).isNotNegative();
            printed.append((char) sign);
            if (printed.length() >= text.length() && printed.lastIndexOf(text) == printed.length() - text.length()) {
                seen++;
            }
        }
    }

    /** All that a process still prints until it ends. */
    public static String rest(Process process) throws IOException {
        StringWriter printed = new StringWriter();
        process.inputReader(StandardCharsets.UTF_8).transferTo(printed);
        return printed.toString();
    }

    /** Sends a process a signal, such as {@code INT}. */
    public static void signal(String name, Process process) throws Exception {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .start()
                .waitFor();
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
