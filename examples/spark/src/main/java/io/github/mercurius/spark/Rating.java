package io.github.mercurius.spark;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * How well a bot did in the games of a table.
 *
 * @param games how many games it played
 * @param share the part of a win that each of its seats got; an equal share is 1 of the number of players
 * @param error half the width of the interval of 95 % confidence
 */
record Rating(int players, String bot, long games, double share, double error) {
    // Several seats of a bot in a game are one sample, as they win from each other.
    private static final String QUERY = """
            WITH seats AS (
              SELECT game, seed, players, inline(arrays_zip(bots, win_share)) AS (bot, win_share) FROM {games}),
            samples AS (
              SELECT players, bot, avg(win_share) AS share FROM seats GROUP BY game, seed, players, bot)
            SELECT players, bot, count(*), avg(share), coalesce(1.96 * stddev_samp(share) / sqrt(count(*)), 1.0)
            FROM samples GROUP BY players, bot ORDER BY players, avg(share) DESC, bot
            """;

    /** The ratings by number of players, the best bot first. */
    static List<Rating> of(Dataset<Row> games) {
        games.createOrReplaceTempView("rated_games");
        return games.sparkSession().sql(QUERY.replace("{games}", "rated_games")).collectAsList().stream()
                .map(row ->
                        new Rating(row.getInt(0), row.getString(1), row.getLong(2), row.getDouble(3), row.getDouble(4)))
                .toList();
    }
}
