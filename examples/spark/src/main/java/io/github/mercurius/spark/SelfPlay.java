package io.github.mercurius.spark;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
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
    @Option(names = "--games", required = true, paramLabel = "N", description = "how many games")
    private long games;

    @Option(names = "--first", paramLabel = "N", description = "the number of the first game: to add to other jobs")
    private long first;

    @Option(names = "--seed", paramLabel = "N", description = "all games follow from it and their numbers")
    private long seed = 1602;

    @Option(names = "--players", paramLabel = "N", split = ",", description = "3, 4 or 5, or several by turns")
    private int[] players = {4};

    @Option(
            names = "--bots",
            paramLabel = "BOT",
            description = "random, greedy, prudent, ismcts:PLAYOUTS, regent:PLAYOUTS, or several with commas")
    private String bots = "greedy,prudent,random";

    @Option(
            names = "--partitions",
            paramLabel = "N",
            description = "into how many tasks the games are divided; the games are the same")
    private int partitions = 64;

    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "the table, a new folder")
    private String out = "";

    @Spec
    private CommandSpec spec;

    SelfPlay() {}

    @Override
    public Integer call() throws IOException {
        CpuTime cpu = new CpuTime();
        double seconds;
        try (SparkSession spark = Tables.session()) {
            spark.sparkContext().addSparkListener(cpu);
            Dataset<Row> table = GamesTable.play(spark, seed, players, bots, first, games, partitions);
            long start = System.nanoTime();
            Tables.write(table, out);
            seconds = (System.nanoTime() - start) / 1e9;
        }
        // Only when the session is closed has the listener heard of all tasks.
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "%d games in %.1f s, %.0f a second, %.3f ms of processor time each%n",
                        games,
                        seconds,
                        games / seconds,
                        cpu.milliseconds() / games)
                .flush();
        return 0;
    }
}
