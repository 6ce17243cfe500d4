package io.github.mercurius.examples.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a file holds, and wherever a path leads: there is an exit code and a line that says why, the terminal gets
 * nothing that is not printable, no file is lost or left behind, and 256 MB are enough.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no pipes, devices and links that anybody can make")
@Tag("long")
class HostileFilesTest {
    private static final int FEWEST_TRIALS = 5_000;
    private static final int PATIENCE_SECONDS = 600;

    private static final Path VECTOR = Path.of("../../core/mercurius/src/test/resources/vectors/game-000-3p.jsonl");

    @TempDir
    Path directory;

    @Test
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
        try {
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        String told = Files.readString(output);
        assertThat(process.exitValue()).as(told).isZero();
        Matcher trials = Pattern.compile("(\\d+) trials, 0 of them bad").matcher(told);
        assertThat(trials.find()).as(told).isTrue();
        assertThat(Integer.parseInt(trials.group(1))).isGreaterThanOrEqualTo(FEWEST_TRIALS);
        assertThat(directory.toFile().list()).containsExactlyInAnyOrder("output.txt", "files");
    }
}
