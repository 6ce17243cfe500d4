package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Each benchmark runs, once: that is too short to mean anything. */
class BenchmarksTest {
    @Test
    void eachBenchmarkRuns() throws RunnerException {
        var options = new OptionsBuilder()
                .include("\\.bench\\.")
                .param("players", "3")
                .mode(Mode.SingleShotTime)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
        assertThat(new Runner(options).run()).hasSizeGreaterThan(30);
    }
}
