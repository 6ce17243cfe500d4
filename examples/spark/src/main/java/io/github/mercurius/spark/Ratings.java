package io.github.mercurius.spark;

import io.github.mercurius.arena.Estimate;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
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
    // All seats of a bot in all games of a deal are one sample: they win from each other, and by the same cards.
    private static final String QUERY = """
            WITH seats AS (
              SELECT players, deal, inline(arrays_zip(bots, win_share)) AS (bot, win_share) FROM {games}),
            samples AS (
              SELECT players, bot, avg(win_share) AS share, count(*) AS seats FROM seats GROUP BY players, bot, deal)
            SELECT players, bot, sum(seats), CAST(count(*) AS INT), avg(share), coalesce(var_samp(share), 0.0)
            FROM samples GROUP BY players, bot ORDER BY players, avg(share) DESC, bot
            """;

    @Option(names = "--games", required = true, paramLabel = "FOLDER", description = "a table of games")
    private String games = "";

    @Spec
    private CommandSpec spec;

    Ratings() {}

    /**
     * How well a bot did.
     *
     * @param seats how many seats it had in all games
     * @param deals how many deals it played, which are independent of each other
     * @param winShare of a seat; an equal share is 1 of the number of players
     */
    record Rating(int players, String bot, long seats, int deals, Estimate winShare) {}

    /** The ratings by number of players, the best bot first. */
    static List<Rating> of(Dataset<Row> games) {
        games.createOrReplaceTempView("rated_games");
        return games.sparkSession().sql(QUERY.replace("{games}", "rated_games")).collectAsList().stream()
                .map(row -> new Rating(
                        row.getInt(0),
                        row.getString(1),
                        row.getLong(2),
                        row.getInt(3),
                        Estimate.winRate(row.getInt(3), row.getDouble(4), row.getDouble(5))))
                .toList();
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter lines = spec.commandLine().getOut();
        try (SparkSession spark = SparkSession.builder().appName("mercurius").getOrCreate()) {
            Manifest manifest =
                    Manifest.read(Folder.of(games, spark.sparkContext().hadoopConfiguration()));
            Dataset<Row> table = spark.read().parquet(games);
            manifest.check(table);
            List<Rating> ratings = of(table);
            lines.printf("%-8s %-24s %10s %10s  %s%n", "players", "bot", "seats", "deals", "win share of a seat");
            ratings.forEach(rating -> print(rating, lines));
        }
        lines.flush();
        return 0;
    }

    private static void print(Rating rating, PrintWriter lines) {
        Double low = rating.winShare().low();
        Double high = rating.winShare().high();
        String interval = low == null || high == null
                ? "too few deals to tell"
                : String.format(Locale.ROOT, "%.2f to %.2f %%", 100 * low, 100 * high);
        lines.printf(
                Locale.ROOT,
                "%-8d %-24s %10d %10d  %.2f %% (%s)%n",
                rating.players(),
                rating.bot(),
                rating.seats(),
                rating.deals(),
                100 * rating.winShare().value(),
                interval);
    }
}
