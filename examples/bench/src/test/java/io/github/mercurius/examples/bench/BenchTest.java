package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What the program refuses before it measures for minutes. */
class BenchTest {
    /** Answers at once; it knows no game. */
    private static final String BOT = """
        while read -r line; do
          case $line in
            *'"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
            *'"type":"choose"'*)
                  question=${line#*'"question":'}
                  rest=${line#*'"legal":["'}
                  echo '{"question":'"${question%%,*}"',"action":"'"${rest%%'"'*}"'"}'
                  ;;
          esac
        done
        """;

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
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the bot is a shell script")
    void theTimeOfAProcessIsMeasured() throws Exception {
        Path script = Files.writeString(directory.resolve("first_bot"), BOT);
        assertThat(ProcessSpeed.measure("/bin/sh " + script, 2))
                .containsPattern("first_bot: \\d+ decisions, [\\d,]+ µs each \\(median\\), .*\\R"
                        + "Processor time: [\\d,]+ µs of the host, [\\d,]+ µs of the process\\.");
    }

    @Test
    void aProcessThatFailsIsNotMeasured() {
        assertThatThrownBy(() -> ProcessSpeed.measure("false", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("bot: 'false': the process ");
    }
}
