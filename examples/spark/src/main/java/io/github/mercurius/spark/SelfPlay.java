package io.github.mercurius.spark;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The job that plays games and writes them as a table. */
@Command(
        name = "self-play",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Lets bots play, and writes the games as Parquet.")
final class SelfPlay implements Callable<Integer> {
    /** A unit is a hundredth of the games, if that is worth a job of Spark's. */
    private static final int UNITS = 100;

    private static final int SMALLEST_UNIT = 1_000;
    private static final int LARGEST_UNIT = 10_000_000;

    @Option(names = "--game", paramLabel = "GAME", description = "mercurius, mercatores or mercado")
    private String game = "mercurius";

    @Option(names = "--edition", paramLabel = "FILE", description = "an edition of mercatores or mercado")
    private @Nullable Path edition;

    @Option(names = "--games", required = true, paramLabel = "N", description = "how many games")
    private long games;

    @Option(names = "--first", paramLabel = "N", description = "the number of the first game: to add to other jobs")
    private int first = 1;

    @Option(names = "--seed", paramLabel = "N", description = "all games follow from it and their numbers")
    private long seed = 1602;

    @Option(names = "--players", paramLabel = "N", split = ",", description = "how many play, or several numbers")
    private List<Integer> players = List.of(4);

    @Option(
            names = "--bots",
            paramLabel = "BOT",
            split = ",",
            description = "their names. Each lineup has as many as there are players, one after the other.")
    private List<String> bots = List.of("greedy", "random");

    @Option(names = "--bot-path", paramLabel = "JAR", description = "a jar with bots, which is sent to the workers")
    private List<Path> jars = List.of();

    @Option(names = "--duplicates", description = "play each deal in all seat orders")
    private boolean duplicates;

    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "the table, a new folder")
    private String out = "";

    @Option(names = "--resume", description = "complete the table if it is begun; needs the other options again")
    private boolean resume;

    @Option(names = "--file-mb", paramLabel = "MB", description = "how large files become")
    private int megabytes = 128;

    @Option(names = "--unit", paramLabel = "N", description = "how many games are lost at most when the job is killed")
    private @Nullable Integer unit;

    @Spec
    private CommandSpec spec;

    SelfPlay() {}

    @Override
    public Integer call() throws IOException {
        GameName name = Series.game(game);
        GameKit<?, ?> kit = edition == null ? GameKit.of(name) : GameKit.read(edition, name);
        Plan plan = Plan.of(kit, bots, jars, players, seed, duplicates, first, games);
        int size = unit == null ? (int) Math.max(SMALLEST_UNIT, Math.min(LARGEST_UNIT, games / UNITS)) : unit;
        Plan.atLeastOne("unit", size);
        GamesJob.Done done;
        double seconds;
        try (SparkSession spark = SparkSession.builder().appName("mercurius").getOrCreate()) {
            jars.forEach(jar -> spark.sparkContext().addFile(jar.toString()));
            long start = System.nanoTime();
            done = new GamesJob(spark, plan, out, (long) megabytes << 20).run(resume, size);
            seconds = (System.nanoTime() - start) / 1e9;
        }
        print(done, seconds);
        return 0;
    }

    private void print(GamesJob.Done done, double seconds) {
        PrintWriter lines = spec.commandLine().getOut();
        if (resume) {
            lines.println(
                    done.units() == 0
                            ? "resumed: nothing is missing"
                            : "resumed: " + done.there() + " of " + done.units() + " units were there");
        }
        long rows = done.manifest().rows();
        lines.printf(
                Locale.ROOT,
                "%d rows in %.1f s, %.0f a second; checksum %s%n",
                rows,
                seconds,
                rows / seconds,
                done.manifest().checksum());
        lines.flush();
    }
}
