package io.github.mercurius.spark;

import static org.apache.spark.sql.types.DataTypes.BinaryType;
import static org.apache.spark.sql.types.DataTypes.DoubleType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import io.github.mercurius.learning.CompactGame;
import io.github.mercurius.learning.Environment;
import io.github.mercurius.rules.learning.Outcome;
import java.util.List;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The table of games: a row for each game, with its compact record and what it brought the players. */
final class GamesTable {
    static final StructType SCHEMA = DataTypes.createStructType(new StructField[] {
        Columns.of("game", LongType, "the number of the game"),
        Columns.of("seed", LongType, "the seed of the job"),
        Columns.of("players", IntegerType, "how many play; the name of the folder that the row is in"),
        Columns.bySeat("bots", StringType, "the names of the bots, by seat"),
        Columns.bySeat("money", IntegerType, "the guilders at the end, by seat"),
        Columns.bySeat("place", IntegerType, "the place, from 1, by seat"),
        Columns.bySeat("win_share", DoubleType, "1 for the only winner, a half for each of two, 0 for others, by seat"),
        Columns.of("actions", IntegerType, "how many actions the game has"),
        Columns.of("record", BinaryType, "the compact record: set-up, deal and actions, with all hidden cards"),
    });

    private GamesTable() {}

    /**
     * The games of a series, from one number on, played when the table is needed.
     *
     * @throws IllegalArgumentException if there is no such series, fewer than one game, or no partition
     */
    static Dataset<Row> play(
            SparkSession spark, long seed, int[] players, String bots, long first, long games, int partitions) {
        check("games", games);
        check("partitions", partitions);
        Series.of(seed, players, bots);
        return spark.range(first, first + games, 1, partitions).map(player(seed, players, bots), Encoders.row(SCHEMA));
    }

    private static void check(String what, long number) {
        if (number < 1) {
            throw new IllegalArgumentException(what + ": " + number + ", expected 1 or more");
        }
    }

    /** What a task does: it travels with numbers and text only, and makes the series where it runs. */
    static MapFunction<Long, Row> player(long seed, int[] players, String bots) {
        return number -> row(seed, Series.of(seed, players, bots).play(number));
    }

    private static Row row(long seed, PlayedGame played) {
        CompactGame game = played.game();
        List<Outcome> outcomes = Environment.of(game.end()).outcomes();
        return RowFactory.create(
                played.number(),
                seed,
                game.setup().players(),
                played.bots().toArray(),
                outcomes.stream().map(Outcome::score).toArray(),
                outcomes.stream().map(Outcome::place).toArray(),
                outcomes.stream().map(Outcome::winShare).toArray(),
                game.actions().size(),
                game.toBytes());
    }
}
