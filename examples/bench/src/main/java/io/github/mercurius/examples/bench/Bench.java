package io.github.mercurius.examples.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.profile.JavaFlightRecorderProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how fast the library is, and prints a table with the ratio to the floor of the same run. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Measures the speed of the library with JMH.",
            "It reports time and allocated bytes for each operation, for whole games also the ratio to the floor of the"
                    + " same run; then the size of a state in memory, and the time of the first game in a cold JVM."
        })
public final class Bench implements Callable<Integer> {
    private static final int COLD_STARTS = 10;
    private static final int GAMES_OF_A_PROCESS = 300;

    @Option(
            names = "--full",
            description =
                    "All numbers of players, two JVMs for each benchmark: about ten minutes. Without it: 4 players,"
                            + " one minute.")
    private boolean full;

    @Option(
            names = "--only",
            paramLabel = "REGEX",
            description = "Only the benchmarks whose names match, without memory and cold starts.")
    private @Nullable String only;

    @Option(
            names = "--process",
            paramLabel = "COMMAND",
            description = "Only the overhead of a decision by a bot that is a process: give a COMMAND that answers at"
                    + " once.")
    private @Nullable String process;

    @Option(
            names = "--threads",
            paramLabel = "N,N",
            split = ",",
            defaultValue = "1",
            description = "Numbers of threads that measure at the same time, one after the other. Default: 1.")
    private List<Integer> threads = List.of();

    @Option(names = "--json", paramLabel = "FILE", description = "Also write all that JMH measured to a file.")
    private @Nullable Path json;

    @Option(names = "--jfr", paramLabel = "FOLDER", description = "Record a profile of each benchmark in a folder.")
    private @Nullable Path jfr;

    @Spec
    private CommandSpec spec;

    Bench() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new Bench()).execute(args));
    }

    @Override
    public Integer call() throws RunnerException, IOException, InterruptedException {
        check();
        PrintWriter out = spec.commandLine().getOut();
        if (process != null) {
            out.println(speed(process));
            return 0;
        }
        BenchTable table = new BenchTable();
        for (int number : threads) {
            Collection<RunResult> results = measure(number);
            table.add(results);
            if (json != null) {
                Files.write(file(json, number), json(results));
            }
        }
        out.println(table);
        if (only == null) {
            out.println(Footprint.measure());
            out.println(ColdStart.measure(COLD_STARTS));
        }
        return 0;
    }

    private String speed(String command) {
        try {
            return ProcessSpeed.measure(command, GAMES_OF_A_PROCESS);
        } catch (IllegalArgumentException failed) {
            throw wrong("--process: " + failed.getMessage());
        }
    }

    private void check() {
        if (threads.stream().anyMatch(number -> number < 1)) {
            throw wrong("--threads: " + threads + ", expected 1 or more");
        }
        if (only != null) {
            checkRegex(only);
        }
        if (json != null) {
            for (int number : threads) {
                checkFile(file(json, number));
            }
        }
    }

    /** Minutes of measuring should not end with a file that cannot be written. */
    private void checkFile(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
            throw wrong("--json: " + file + (Files.isDirectory(file) ? ": a directory" : ": no directory")
                    + ", expected a file");
        }
    }

    private void checkRegex(String text) {
        try {
            Pattern.compile(text);
        } catch (PatternSyntaxException wrong) {
            throw wrong("--only: '" + text + "', expected a regular expression: " + wrong.getDescription());
        }
    }

    private Collection<RunResult> measure(int number) throws RunnerException {
        try {
            return new Runner(options(number).build()).run();
        } catch (NoBenchmarksException none) {
            throw wrong("--only: there is no benchmark with a name that matches " + only);
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private ChainedOptionsBuilder options(int number) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("\\.bench\\..*" + (only == null ? "" : only))
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .threads(number)
                .forks(full ? 2 : 1)
                .warmupIterations(full ? 5 : 4)
                .measurementIterations(full ? 5 : 3)
                .warmupTime(TimeValue.milliseconds(full ? 1000 : 500))
                .measurementTime(TimeValue.milliseconds(full ? 1000 : 300));
        if (!full) {
            options.param("players", "4");
        }
        if (jfr != null) {
            options.addProfiler(JavaFlightRecorderProfiler.class, "dir=" + jfr);
        }
        return options;
    }

    private static byte[] json(Collection<RunResult> results) {
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        ResultFormatFactory.getInstance(ResultFormatType.JSON, new PrintStream(json, true, StandardCharsets.UTF_8))
                .writeOut(results);
        return json.toByteArray();
    }

    private Path file(Path path, int number) {
        return threads.size() == 1 ? path : path.resolveSibling(path.getFileName() + "." + number);
    }
}
