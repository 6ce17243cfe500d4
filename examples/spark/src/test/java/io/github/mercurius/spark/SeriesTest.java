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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** All of a game follows from the plan and its number. */
class SeriesTest {
    private static List<Object> row(Plan plan, int table, int number) {
        Object[] row = GamesTable.row(Series.of(plan.toJson()), table, number);
        List<Object> values = new ArrayList<>(List.of(row));
        values.set(row.length - 1, java.util.HexFormat.of().formatHex((byte[]) row[row.length - 1]));
        return values;
    }

    @ParameterizedTest
    @EnumSource
    void aGameIsTheSameWheneverAndInWhateverOrderItIsPlayed(GameName game) {
        Plan plan = LocalSpark.plan(game, List.of(3), 1602, 12);
        Plan read = Plan.parse(plan.toJson());
        assertThat(read).isEqualTo(plan);
        List<List<Object>> forwards =
                IntStream.range(1, 7).mapToObj(number -> row(plan, 1, number)).toList();
        for (int number = 6; number >= 1; number--) {
            assertThat(row(read, 1, number)).isEqualTo(forwards.get(number - 1));
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
        Plan plan = Plans.games(
                GameKit.of(GameName.MERCADO),
                List.of(bots.split(",", -1)).stream().map(names::get).toList(),
                List.of(),
                List.of(players.split(",", -1)).stream().map(Integer::valueOf).toList(),
                1,
                false,
                1,
                100);
        return plan.tables().stream()
                .map(lineup -> String.join(",", lineup.bots())
                        .replace("greedy", "a")
                        .replace("random", "b")
                        .replace("search:1", "c")
                        .replace("search:2", "d"))
                .toList();
    }

    @Test
    void duplicatesPlayEachDealInAllSeatOrders() {
        Plan plan = Plans.games(
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
        for (int number = 1; number <= 6; number++) {
            List<Object> row = row(plan, 1, number);
            deals.add(row.get(2));
            orders.add(row.get(4));
        }
        assertThat(deals).hasSize(1).doesNotContain(row(plan, 1, 7).get(2));
        assertThat(orders).hasSize(6);
    }

    @Test
    void unitsHaveEachGameOnce() {
        Plan plan = Plans.games(
                GameKit.of(GameName.MERCADO), List.of("greedy", "random"), List.of(), List.of(2, 3), 1, false, 5, 20);
        List<String> games = new ArrayList<>();
        for (Unit unit : Unit.of(plan, 3)) {
            assertThat(Unit.named(unit.name())).isEqualTo(unit);
            for (int number = unit.first(); number <= unit.last(); number++) {
                games.add(unit.table() + ":" + number);
            }
        }
        assertThat(games)
                .doesNotHaveDuplicates()
                .hasSize(20)
                .contains("1:5", "2:5", "3:5")
                .doesNotContain("1:4");
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
        assertThatThrownBy(() ->
                        Plans.games(GameKit.of(game), List.of(bots), List.of(), List.of(players), 1, false, 1, 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource({"10, 20", "20000, 20", "100000, 100", "20000000, 10000"})
    void aUnitIsAThousandthOfTheGamesIfThatIsWorthAFile(int games, int unit) {
        Plan plan = LocalSpark.plan(GameName.MERCADO, List.of(2), 1, games);
        assertThat(Plans.unit(null, plan)).isEqualTo(unit);
        assertThat(Plans.unit(1, plan)).isEqualTo(1);
    }
}
