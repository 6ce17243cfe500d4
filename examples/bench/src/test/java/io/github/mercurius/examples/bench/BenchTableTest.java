package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The table of what JMH measured, from a run that is too short to mean anything. */
class BenchTableTest {
    @Test
    void gamesAreComparedWithTheFloorOfAsManyPlayersAndThreads() throws RunnerException {
        BenchTable table = new BenchTable();
        table.add(run(1));
        table.add(run(2));
        assertThat(table.toString().lines())
                .filteredOn(line -> line.startsWith("floor"))
                .hasSize(2)
                .allMatch(line -> line.matches("floor +3 +[12] +(\\d+\\.\\d) +\\1–\\1 +\\d+\\.\\d +1\\.00"));
        assertThat(table.toString().lines())
                .filteredOn(line -> line.startsWith("gameWithEvents"))
                .hasSize(2)
                .allMatch(line -> line.matches("gameWithEvents +3 +[12] +.*\\d+\\.\\d\\d"));
        assertThat(table.toString())
                .containsPattern("game, 3 players, 1 thread: \\d+ games a second; [\\d.]+ ns and \\d+ bytes for each of"
                        + " 12[\\d.]+ actions; with events [\\d.]+ times as long\\R")
                .containsPattern(
                        "3 players, 2 threads: .* times as long; [\\d.]+ times as many games as one thread\\R");
    }

    @Test
    void gamesOfTheSisterGamesAreCountedAndComparedWithTheirOwnFloors() throws RunnerException {
        BenchTable table = new BenchTable();
        table.add(run("GameBenchmark.floor", 1));
        table.add(run("SistersBenchmark", 1));
        for (String game : List.of("mercatores", "mercado")) {
            assertThat(table.toString())
                    .containsPattern("(?m)^" + game + "Floor +3 +1 +\\S+ +\\S+ +\\S+ +1\\.00$")
                    .containsPattern("(?m)^" + game + "Game +3 +1 +\\S+ +\\S+ +\\S+ +\\d+\\.\\d\\d$")
                    .containsPattern(game + "Game, 3 players, 1 thread: \\d+ games a second; [\\d.]+ ns and \\d+ bytes"
                            + " for each of \\d+\\.\\d actions; with events [\\d.]+ times as long\\R");
        }
    }

    private static Collection<RunResult> run(int threads) throws RunnerException {
        return run("GameBenchmark", threads);
    }

    private static Collection<RunResult> run(String benchmarks, int threads) throws RunnerException {
        return new Runner(new OptionsBuilder()
                        .include("\\.bench\\." + benchmarks)
                        .param("players", "3")
                        .addProfiler(GCProfiler.class)
                        .verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .threads(threads)
                        .forks(0)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .measurementTime(TimeValue.milliseconds(20))
                        .build())
                .run();
    }
}
