package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.mercurius.examples.Child;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An arena in a process of its own that is stopped in the middle of its work, and goes on later. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no signals")
@Tag("long")
class InterruptedArenaTest {
    @TempDir
    Path directory;

    private Path output = Path.of("");
    private Path games = Path.of("");

    @BeforeEach
    void setUp() {
        output = directory.resolve("output.txt");
        games = directory.resolve("games.jsonl");
    }

    private Process start(int number, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("arena", "--bots=greedy,random*2", "--games=" + number));
        arguments.addAll(List.of(more));
        return Child.start(output, arguments.toArray(String[]::new));
    }

    private void awaitGames(int number, Process process) throws Exception {
        Child.await(() -> lines() >= number + 1, process, output);
    }

    private int lines() throws IOException {
        return Files.exists(games)
                ? (int) Files.readString(games).chars().filter(c -> c == '\n').count()
                : 0;
    }

    @ParameterizedTest
    @CsvSource({"INT, 2", "TERM, 15"})
    void stoppedItTellsWhatIsFinishedAndLaterGoesOn(String name, int signal) throws Exception {
        assumeFalse(Child.ignores(signal), "SIG" + name + " is ignored here");
        Process process = start(1_000_000, "--results=" + games);
        awaitGames(5, process);
        Child.signal(name, process);
        assertThat(Child.exitCode(process)).isEqualTo(128 + signal);
        int finished = lines() - 1;
        assertThat(output)
                .content()
                .contains(finished + " of 1000000 games, seed 1602: greedy, random-1, random-2\n\nbot ")
                .endsWith("Stopped. The same command goes on from here.\n");

        int all = finished + 3;
        assertThat(Child.exitCode(start(all, "--results=" + games))).isZero();
        assertThat(lines()).isEqualTo(all + 1);
        String resumed = Files.readString(output);
        assertThat(resumed).startsWith(games + ": goes on after " + finished + " games\n" + all + " games, seed ");
        assertThat(Child.exitCode(start(all))).isZero();
        assertThat(resumed).endsWith(Files.readString(output));
    }

    @Test
    void killedItLosesNothingThatIsInTheFileWhichIsItsOwnUntilThen() throws Exception {
        Process process = start(1_000_000, "--results=" + games);
        awaitGames(5, process);
        Arena<?, ?> arena = ArenaTest.arena(1602, 0, "greedy,random*2");
        assertThatThrownBy(() -> Ledger.open(games, arena).close())
                .hasMessageContaining("another arena is at work with it");
        process.destroyForcibly();
        Child.exitCode(process);
        int finished = lines() - 1;
        assertThat(Child.exitCode(start(finished, "--results=" + games))).isZero();
        assertThat(output).content().contains(finished + " games, seed ");
    }
}
