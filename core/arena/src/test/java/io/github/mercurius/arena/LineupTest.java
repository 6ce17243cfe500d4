package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who plays, under which name, and on which seat. */
class LineupTest {
    private static Lineup<Action, PlayerView> of(int players) {
        return Kinds.lineup("greedy" + ",random".repeat(players - 1));
    }

    @Test
    void severalOfAKindAreNumbered() {
        Lineup<Action, PlayerView> lineup = Kinds.lineup("ismcts:5,greedy,greedy,random,greedy");
        assertThat(lineup.names()).containsExactly("ismcts:5", "greedy-1", "greedy-2", "random", "greedy-3");
        assertThat(lineup.kinds())
                .extracting("name")
                .containsExactly("ismcts:5", "greedy", "greedy", "random", "greedy");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void inEachRunOfAsManyGamesAsPlayersEverybodySitsEverywhereOnce(int players) {
        for (int first = 1; first < 10 * players; first += players) {
            List<List<Integer>> run = IntStream.range(first, first + players)
                    .mapToObj(of(players)::seats)
                    .toList();
            for (int seat = 0; seat < players; seat++) {
                int at = seat;
                assertThat(run).extracting(seats -> seats.get(at)).doesNotHaveDuplicates();
            }
            // the table is turned, so that everybody keeps their neighbours
            assertThat(run).allSatisfy(seats -> assertThat(after(run.get(0))).isEqualTo(after(seats)));
        }
    }

    /** For each bot the one whose turn is next. */
    private static List<Integer> after(List<Integer> seats) {
        return IntStream.range(0, seats.size())
                .mapToObj(bot -> seats.get((seats.indexOf(bot) + 1) % seats.size()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"3, 6", "4, 24", "5, 120"})
    void afterAllOrdersHaveComeOnceTheyComeAgain(int players, int orders) {
        Set<List<Integer>> seen = new HashSet<>();
        for (int game = 1; game <= orders; game++) {
            List<Integer> seats = of(players).seats(game);
            assertThat(new TreeSet<>(seats)).hasSize(players);
            seen.add(seats);
            assertThat(of(players).seats(game + orders)).isEqualTo(seats);
        }
        assertThat(seen).hasSize(orders);
    }

    @Test
    void botsOfAKindAreTheSameInTheOrdersOfADeal() {
        assertThat(Kinds.lineup("greedy,random,random,random").orders()).hasSize(4);
        assertThat(Kinds.lineup("greedy,greedy,random,random").orders()).hasSize(6);
        assertThat(Kinds.lineup("greedy,random,prudent").orders()).hasSize(6).doesNotHaveDuplicates();
        assertThat(Kinds.lineup("greedy,random,prudent,ismcts:1,regent:1").orders())
                .hasSize(120);
        assertThat(Kinds.lineup("greedy,greedy").orders()).hasSize(1);
    }

    @Test
    void eachDealIsPlayedInAllOrders() {
        Contest<Action, PlayerView> contest = Contest.of(
                        Mercado.rules(), List.of(Kinds.lineup("greedy,random,random,random")), 7)
                .withDuplicates();
        assertThat(contest.gamesOfADeal(1)).isEqualTo(4);
        List<Long> deals = IntStream.rangeClosed(1, 8)
                .mapToObj(game -> contest.deal(1, game))
                .toList();
        assertThat(deals.subList(0, 4)).containsOnly(deals.get(0));
        assertThat(deals.subList(4, 8)).containsOnly(deals.get(4)).doesNotContain(deals.get(0));
        assertThat(IntStream.rangeClosed(1, 4)
                        .mapToObj(game -> contest.names(1, game).indexOf("greedy")))
                .containsExactlyInAnyOrder(0, 1, 2, 3);
    }
}
