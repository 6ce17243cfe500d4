package io.github.mercurius.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.mercurius.examples.Child;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However the arena ends, its bots end with it, and all that they have started. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "other systems do not show whose a process is")
@Tag("long")
class KilledArenaTest {
    private static final int PATIENCE_MILLIS = 20_000;

    private static final Path FIRST_BOT = Path.of("src/test/resources/io/github/mercurius/examples/bots/first_bot.sh");

    /** Ignores the end of its input and all signals that can be ignored, and has a child that left the family. */
    private static final String STUBBORN = """
            trap '' INT TERM HUP PIPE
            [ "$1" = child ] && while :; do sleep 1; done
            setsid sh "$0" child </dev/null >/dev/null 2>&1 &
            . 'FIRST_BOT'
            while :; do sleep 1; done
            """;

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({
        "KILL, 9, mercurius",
        "INT, 2, mercurius",
        "TERM, 15, mercurius",
        "KILL, 9, mercatores",
        "KILL, 9, mercado"
    })
    void noProcessIsLeft(String name, int signal, String game) throws Exception {
        assumeFalse(signal != 9 && Child.ignores(signal), "SIG" + name + " is ignored here");
        String stubborn =
                STUBBORN.replace("FIRST_BOT", FIRST_BOT.toAbsolutePath().toString());
        Path script = Files.writeString(directory.resolve("stubborn.sh"), stubborn);
        Path output = directory.resolve("output.txt");
        Path games = directory.resolve("games.jsonl");
        Process arena = Child.start(
                output,
                "arena",
                "--game=" + game,
                "--bots=exec:/bin/sh " + script + "*2,random",
                "--games=1000000",
                "--threads=1",
                "--results=" + games);
        Child.await(() -> Files.exists(games) && Files.readAllLines(games).size() > 1, arena, output); // one is over
        assertThat(running(script)).hasSizeGreaterThanOrEqualTo(4);

        Child.signal(name, arena);

        assertThat(Child.exitCode(arena)).isEqualTo(128 + signal);
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!running(script).isEmpty() && System.currentTimeMillis() < end) {
            Thread.sleep(20);
        }
        assertThat(running(script)).isEmpty();
        assertThat(Files.readString(games)).doesNotContain("\"what\"");
    }

    private static List<String> running(Path script) {
        return ProcessHandle.allProcesses()
                .map(process -> process.info().commandLine().orElse(""))
                .filter(line -> line.contains(script.toString()) && !line.contains("arena"))
                .toList();
    }
}
