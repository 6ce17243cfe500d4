package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

/** Ratings of games whose win shares are worked out by hand. */
class RatingTest {
    private final SparkSession spark = LocalSpark.session();
    private final List<Row> rows = new ArrayList<>();

    private void game(String bots, Double... winShares) {
        Integer[] zeros = new Integer[winShares.length];
        Arrays.fill(zeros, 0);
        rows.add(RowFactory.create(
                (long) rows.size(), 1L, winShares.length, bots.split(","), zeros, zeros, winShares, 0, new byte[0]));
    }

    private List<Rating> ratings() {
        Dataset<Row> table = spark.createDataFrame(rows, GamesTable.SCHEMA);
        return Rating.of(table);
    }

    @Test
    void theSeatsOfABotInAGameAreOneSample() {
        game("a,b,b", 1.0, 0.0, 0.0); // a 1, b 0
        game("b,a,b", 0.5, 0.5, 0.0); // a 1/2, b 1/4
        game("b,b,a", 0.0, 1.0, 0.0); // a 0, b 1/2
        List<Rating> ratings = ratings();
        assertThat(ratings).extracting(Rating::bot).containsExactly("a", "b");
        assertThat(ratings).extracting(Rating::players).containsOnly(3);
        assertThat(ratings).extracting(Rating::games).containsOnly(3L);
        assertThat(ratings.get(0).share()).isEqualTo(0.5);
        assertThat(ratings.get(0).error()).isCloseTo(1.96 * 0.5 / Math.sqrt(3), within(1e-12));
        assertThat(ratings.get(1).share()).isEqualTo(0.25);
        assertThat(ratings.get(1).error()).isCloseTo(1.96 * 0.25 / Math.sqrt(3), within(1e-12));
    }

    @Test
    void numbersOfPlayersAreRatedApart() {
        game("a,a,b", 0.0, 0.0, 1.0);
        game("a,a,a,b", 1.0, 0.0, 0.0, 0.0);
        assertThat(ratings()).extracting(Rating::players).containsExactly(3, 3, 4, 4);
        assertThat(ratings()).extracting(Rating::bot).containsExactly("b", "a", "a", "b");
    }

    @Test
    void aBotWithOneGameMayBeAnything() {
        game("a,b,b", 1.0, 0.0, 0.0);
        assertThat(ratings()).extracting(Rating::error).containsOnly(1.0);
    }
}
