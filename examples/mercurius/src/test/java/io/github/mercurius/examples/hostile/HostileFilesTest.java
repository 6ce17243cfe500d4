package io.github.mercurius.examples.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a file holds, and wherever a path leads: there is an exit code and a line that says why, the terminal gets
 * nothing that is not printable, no file is lost or left behind, and, in the nightly build, 256 MB are enough.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no pipes, devices and links that anybody can make")
class HostileFilesTest {
    private static final int FEWEST_TRIALS = 10_000;
    private static final int EVERY = 14;

    private static final Path VECTOR = Path.of("../../core/mercurius/src/test/resources/vectors/game-000-3p.jsonl");

    @TempDir
    Path directory;

    @Test
    void badContentDoesNoHarm() throws Exception {
        InputStream in = System.in;
        PrintStream out = System.out;
        PrintStream err = System.err;
        Tally tally = new Tally();
        try {
            new HostileContents(new Box(directory), VECTOR, EVERY, tally).tryAll();
        } finally {
            System.setIn(in);
            System.setOut(out);
            System.setErr(err);
        }
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        tally.tell(new PrintStream(told, true, StandardCharsets.UTF_8));
        assertThat(told.toString(StandardCharsets.UTF_8)).containsPattern("^1\\d{3} trials, 0 of them bad");
    }

    @Test
    @Tag("nightly")
    void noneOfThousandsDoesHarm() throws Exception {
        Path output = directory.resolve("output.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dstdout.encoding=UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        HostileFiles.class.getName(),
                        Files.createDirectory(directory.resolve("files")).toString(),
                        VECTOR.toAbsolutePath().toString())
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        process.getOutputStream().close();
        int code = process.waitFor();
        String told = Files.readString(output);
        assertThat(code).as(told).isZero();
        Matcher trials = Pattern.compile("(\\d+) trials, 0 of them bad").matcher(told);
        assertThat(trials.find()).as(told).isTrue();
        assertThat(Integer.parseInt(trials.group(1))).isGreaterThanOrEqualTo(FEWEST_TRIALS);
        assertThat(directory.toFile().list()).containsExactlyInAnyOrder("output.txt", "files");
    }
}
