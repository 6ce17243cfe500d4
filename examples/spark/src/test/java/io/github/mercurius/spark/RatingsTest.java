package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;

/** Ratings of games whose win shares are worked out by hand. */
class RatingsTest {
    private static final StructType SCHEMA = new StructType()
            .add("players", DataTypes.IntegerType)
            .add("deal", DataTypes.LongType)
            .add("bots", DataTypes.createArrayType(DataTypes.StringType))
            .add("win_share", DataTypes.createArrayType(DataTypes.DoubleType));

    private final List<Row> rows = new ArrayList<>();

    private void game(long deal, String bots, Double... winShares) {
        rows.add(RowFactory.create(winShares.length, deal, bots.split(","), winShares));
    }

    private List<Ratings.Rating> ratings() {
        return Ratings.of(LocalSpark.session().createDataFrame(rows, SCHEMA));
    }

    @Test
    void theSeatsOfABotInAGameAreOneSample() {
        game(1, "a,b,b", 1.0, 0.0, 0.0); // a 1, b 0
        game(2, "b,a,b", 0.5, 0.5, 0.0); // a 1/2, b 1/4
        game(3, "b,b,a", 0.0, 1.0, 0.0); // a 0, b 1/2
        List<Ratings.Rating> ratings = ratings();
        assertThat(ratings).extracting(Ratings.Rating::bot).containsExactly("a", "b");
        assertThat(ratings).extracting(Ratings.Rating::players).containsOnly(3);
        assertThat(ratings).extracting(Ratings.Rating::deals).containsOnly(3);
        assertThat(ratings).extracting(Ratings.Rating::seats).containsExactly(3L, 6L);
        assertThat(ratings.get(0).winShare().value()).isEqualTo(0.5);
        assertThat(ratings.get(0).winShare().high()).isEqualTo(1); // 1/2 + 4.303 · 1/2 / √3 is more
        assertThat(ratings.get(1).winShare().value()).isEqualTo(0.25);
        assertThat(ratings.get(1).winShare().low()).isEqualTo(0);
        assertThat(ratings.get(1).winShare().high()).isCloseTo(0.25 + 4.302653 * 0.25 / Math.sqrt(3), within(1e-5));
    }

    /** The same deal ten times over tells no more than once. */
    @Test
    void gamesOfADealAreOneSample() {
        for (int deal = 0; deal < 4; deal++) {
            game(deal, "a,b", deal < 3 ? 1.0 : 0.0, deal < 3 ? 0.0 : 1.0);
        }
        List<Ratings.Rating> once = ratings();
        for (int again = 0; again < 36; again++) {
            rows.add(rows.get(again));
        }
        assertThat(ratings())
                .extracting(Ratings.Rating::winShare)
                .isEqualTo(once.stream().map(Ratings.Rating::winShare).toList());
        assertThat(ratings()).extracting(Ratings.Rating::deals).containsOnly(4);
    }

    @Test
    void numbersOfPlayersAreRatedApartAndOneDealTellsNothing() {
        game(1, "a,a,b", 0.0, 0.0, 1.0);
        game(2, "a,a,a,b", 1.0, 0.0, 0.0, 0.0);
        assertThat(ratings()).extracting(Ratings.Rating::players).containsExactly(3, 3, 4, 4);
        assertThat(ratings()).extracting(Ratings.Rating::bot).containsExactly("b", "a", "a", "b");
        assertThat(ratings()).extracting(rating -> rating.winShare().low()).containsOnlyNulls();
    }
}
