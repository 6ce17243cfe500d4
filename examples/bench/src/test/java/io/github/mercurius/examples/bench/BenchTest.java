package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What the program refuses before it measures for minutes. */
class BenchTest {
    private static final Path BOT =
            Path.of("../mercurius/src/test/resources/io/github/mercurius/examples/bots/first_bot.sh");

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--only=(         | --only: '(', expected a regular expression: Unclosed group",
                "--only=nothing   | no benchmark with a name that matches nothing",
                "--threads=0      | --threads: [0], expected 1 or more",
                "--json=DIR       | : a directory, expected a file",
                "--json=DIR/a/b   | : no directory, expected a file",
                "--process=false  | --process: bot: 'false': the process ",
            })
    void whatIsWrongIsSaidInOneLine(String option, String message) {
        StringWriter errors = new StringWriter();
        CommandLine line = new CommandLine(new Bench()).setErr(new PrintWriter(errors, true));
        assertThat(line.execute(option.replace("DIR", directory.toString()))).isEqualTo(2);
        assertThat(errors.toString().lines().findFirst().orElseThrow()).contains(message);
    }

    @Test
    @Tag("nightly")
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the bot is a shell script")
    void theTimeOfAProcessIsMeasured() {
        assertThat(ProcessSpeed.measure("/bin/sh " + BOT, 2))
                .containsPattern("first_bot\\.sh: \\d+ decisions, [\\d,]+ µs each \\(median\\), .*\\R"
                        + "Processor time: [\\d,]+ µs of the host, [\\d,]+ µs of the process\\.");
    }

    @Test
    void aProcessThatFailsIsNotMeasured() {
        assertThatThrownBy(() -> ProcessSpeed.measure("false", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("bot: 'false': the process ");
    }
}
