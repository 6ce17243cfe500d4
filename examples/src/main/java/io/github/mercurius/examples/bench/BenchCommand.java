package io.github.mercurius.examples.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how fast the library is, and prints a table with the ratio to the floor of the same run. */
@Command(
        name = "bench",
        description = {
            "Measures the speed of the library with JMH: time and bytes allocated for each operation,",
            "and for whole games the ratio to the floor of the same run."
        })
public final class BenchCommand implements Callable<Integer> {
    @Option(names = "--full", description = "Takes its time: three forks of ten seconds each; else about a minute.")
    private boolean full;

    @Option(names = "--only", paramLabel = "REGEX", description = "Only the benchmarks whose names match.")
    private String only = "";

    @Option(names = "--threads", paramLabel = "N", description = "How many threads measure at once; 1 if not given.")
    private int threads = 1;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes all that JMH measured to a file as well.")
    private @Nullable Path json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws RunnerException {
        Collection<RunResult> results = new Runner(options().build()).run();
        print(results, spec.commandLine().getOut());
        return 0;
    }

    private ChainedOptionsBuilder options() {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("\\.bench\\..*" + only)
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .threads(threads)
                .forks(full ? 3 : 1)
                .warmupIterations(full ? 5 : 2)
                .measurementIterations(full ? 10 : 3)
                .warmupTime(TimeValue.milliseconds(full ? 1000 : 400))
                .measurementTime(TimeValue.milliseconds(full ? 1000 : 300));
        return json == null
                ? options
                : options.resultFormat(ResultFormatType.JSON).result(json.toString());
    }

    private static void print(Collection<RunResult> results, PrintWriter out) {
        out.printf(Locale.ROOT, "%-24s %8s %14s %10s %12s %8s%n", "", "players", "ns", "±", "bytes", "÷ floor");
        for (RunResult result : results) {
            Result<?> time = result.getPrimaryResult();
            out.printf(
                    Locale.ROOT,
                    "%-24s %8s %14.1f %10.1f %12.1f %8s%n",
                    time.getLabel(),
                    players(result),
                    time.getScore(),
                    time.getScoreError(),
                    bytes(result),
                    ratio(result, results));
        }
        out.flush();
    }

    private static String players(RunResult result) {
        String players = result.getParams().getParam("players");
        return players == null ? "" : players;
    }

    private static double bytes(RunResult result) {
        Result<?> allocated = result.getSecondaryResults().get("gc.alloc.rate.norm");
        return allocated == null ? Double.NaN : allocated.getScore();
    }

    /** How many times the floor's time a whole game takes, with as many players in the same run. */
    private static String ratio(RunResult result, Collection<RunResult> results) {
        for (RunResult other : results) {
            if (other.getPrimaryResult().getLabel().equals("floor")
                    && players(other).equals(players(result))) {
                double floor = other.getPrimaryResult().getScore();
                return String.format(
                        Locale.ROOT, "%.2f", result.getPrimaryResult().getScore() / floor);
            }
        }
        return "";
    }
}
