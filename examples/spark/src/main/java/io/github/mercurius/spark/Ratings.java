package io.github.mercurius.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The job that says how well each bot did in a table of games. */
@Command(
        name = "ratings",
        mixinStandardHelpOptions = true,
        description = "Prints the win share of each bot, with the interval of 95 % confidence.")
final class Ratings implements Callable<Integer> {
    @Option(names = "--games", required = true, paramLabel = "FOLDER", description = "a table of games")
    private String games = "";

    @Spec
    private CommandSpec spec;

    Ratings() {}

    @Override
    public Integer call() throws IOException {
        PrintWriter lines = spec.commandLine().getOut();
        lines.printf("%-8s %-16s %10s  %s%n", "players", "bot", "games", "win share of a seat");
        try (SparkSession spark = Tables.session()) {
            for (Rating rating : Rating.of(Tables.read(spark, games))) {
                lines.printf(
                        Locale.ROOT,
                        "%-8d %-16s %10d  %.2f ± %.2f %%%n",
                        rating.players(),
                        rating.bot(),
                        rating.games(),
                        100 * rating.share(),
                        100 * rating.error());
            }
        }
        lines.flush();
        return 0;
    }
}
