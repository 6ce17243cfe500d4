package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** All of a game follows from the plan and its number. */
class SeriesTest {
    private static final int DEAL = Games.SCHEMA.fieldIndex("deal");
    private static final int BOTS = Games.SCHEMA.fieldIndex("bots");

    private static List<Object> row(Plan plan, long index) {
        Row row = Series.of(plan.toJson()).row(index);
        List<Object> values = new ArrayList<>();
        for (int at = 0; at < row.size(); at++) {
            values.add(row.get(at) instanceof Object[] array ? List.of(array) : row.get(at));
        }
        return values;
    }

    @ParameterizedTest
    @EnumSource
    void aGameIsTheSameWheneverAndInWhateverOrderItIsPlayed(GameName game) {
        Plan plan = LocalSpark.plan(game, List.of(3), 1602, 12);
        Plan read = Plan.parse(plan.toJson(), Plan.class);
        assertThat(read).isEqualTo(plan);
        List<List<Object>> forwards =
                IntStream.range(0, 6).mapToObj(index -> row(plan, index)).toList();
        for (int index = 5; index >= 0; index--) {
            assertThat(row(read, index)).isEqualTo(forwards.get(index));
        }
        assertThat(new HashSet<>(forwards)).hasSize(6);
    }

    @Test
    void everyBotPlaysEquallyOften() {
        assertThat(lineups("a,b,c", "3,4")).containsExactly("a,b,c", "a,b,c,a", "b,c,a,b", "c,a,b,c");
        assertThat(lineups("a,b", "2,4")).containsExactly("a,b", "a,b,a,b");
        assertThat(lineups("a,b,c,d", "3")).containsExactly("a,b,c", "b,c,d", "c,d,a", "d,a,b");
    }

    private static List<String> lineups(String bots, String players) {
        Map<String, String> names = Map.of("a", "greedy", "b", "random", "c", "search:1", "d", "search:2");
        Plan plan = Plan.of(
                GameKit.of(GameName.MERCADO),
                List.of(bots.split(",", -1)).stream().map(names::get).toList(),
                List.of(),
                List.of(players.split(",", -1)).stream().map(Integer::valueOf).toList(),
                1,
                false,
                1,
                100);
        return plan.lineups().stream()
                .map(lineup -> String.join(",", lineup)
                        .replace("greedy", "a")
                        .replace("random", "b")
                        .replace("search:1", "c")
                        .replace("search:2", "d"))
                .toList();
    }

    @Test
    void duplicatesPlayEachDealInAllSeatOrders() {
        Plan plan = Plan.of(
                GameKit.of(GameName.MERCURIUS),
                List.of("greedy", "prudent", "random"),
                List.of(),
                List.of(3),
                9,
                true,
                1,
                12);
        Set<Object> deals = new HashSet<>();
        Set<Object> orders = new HashSet<>();
        for (int index = 0; index < 6; index++) {
            List<Object> row = row(plan, index);
            deals.add(row.get(DEAL));
            orders.add(row.get(BOTS));
        }
        assertThat(deals).hasSize(1).doesNotContain(row(plan, 6).get(DEAL));
        assertThat(orders).hasSize(6);
    }

    @Test
    void lineupsTakeTurnsAndPlayEachNumberOnce() {
        Plan plan = Plan.of(
                GameKit.of(GameName.MERCADO), List.of("greedy", "random"), List.of(), List.of(2, 3), 1, false, 5, 7);
        List<String> games = IntStream.range(0, 7)
                .mapToObj(index -> row(plan, index))
                .map(row -> row.get(1) + ":" + row.get(2))
                .toList();
        assertThat(games).containsExactly("1:5", "2:5", "3:5", "1:6", "2:6", "3:6", "1:7");
    }

    @ParameterizedTest
    @CsvSource({
        "MERCURIUS, 4, regent:50ms, looks at the clock",
        "MERCURIUS, 4, strongest, expected random",
        "MERCADO, 4, prudent, expected random",
        "MERCURIUS, 4, '', expected random",
        "MERCURIUS, 6, random, 'players: 6, expected 3 to 5'",
        "MERCURIUS, 2, random, 'players: 2, expected 3 to 5'",
    })
    void whatCannotBePlayedAgainIsRefused(GameName game, int players, String bots, String reason) {
        assertThatThrownBy(() -> Plan.of(GameKit.of(game), List.of(bots), List.of(), List.of(players), 1, false, 1, 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }
}
