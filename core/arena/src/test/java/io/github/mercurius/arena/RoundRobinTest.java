package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.BotKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many bots against each other. */
class RoundRobinTest {
    private static List<BotKind<Action, PlayerView>> bots(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(i -> Kinds.named("ismcts:" + i))
                .toList();
    }

    private static Contest<Action, PlayerView> roundRobin(int bots, int players) {
        return Contest.roundRobin(Mercado.rules(), bots(bots), players, 7);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 1", "5, 3, 10", "6, 4, 15", "7, 5, 21"})
    void eachBotMeetsEachOtherOneAndSitsOnEachSeatEquallyOften(int bots, int players, int tables) {
        Contest<Action, PlayerView> arena = roundRobin(bots, players);
        assertThat(arena.lineups()).hasSize(tables);
        Map<String, Integer> meetings = new TreeMap<>();
        Map<String, Integer> sittings = new TreeMap<>();
        for (int table = 1; table <= tables; table++) {
            for (int game = 1; game <= players; game++) {
                List<String> names = arena.names(table, game);
                for (int seat = 0; seat < players; seat++) {
                    sittings.merge(names.get(seat) + " on " + seat, 1, Integer::sum);
                    for (int other = 0; other < seat; other++) {
                        Set<String> pair = Set.of(names.get(seat), names.get(other));
                        meetings.merge(String.join(" ", pair.stream().sorted().toList()), 1, Integer::sum);
                    }
                }
            }
        }
        assertThat(meetings).hasSize(bots * (bots - 1) / 2);
        assertThat(new HashSet<>(meetings.values())).hasSize(1);
        assertThat(sittings).hasSize(bots * players);
        assertThat(new HashSet<>(sittings.values())).hasSize(1);
    }

    @Test
    void noTwoTablesHaveTheSameDeals() {
        Contest<Action, PlayerView> contest = Contest.roundRobin(
                Mercado.rules(),
                IntStream.rangeClosed(1, 6)
                        .mapToObj(i -> Kinds.of(
                                "first-" + i, view -> view.legalActions().get(0)))
                        .toList(),
                3,
                7);
        List<Long> deals = new ArrayList<>();
        for (int table = 1; table <= 20; table++) {
            deals.add(contest.deal(table, 1));
        }
        assertThat(deals).hasSize(20).doesNotHaveDuplicates();
    }

    @Test
    void whatMakesNoContestIsRefused() {
        assertThatThrownBy(() -> roundRobin(3, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("3 bots, expected 4 or more, as many as play at a table");
        assertThatThrownBy(() -> Contest.roundRobin(
                        Mercado.rules(), List.of(Kinds.named("random"), Kinds.named("random")), 2, 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'random' twice, expected each bot once");
        assertThat(roundRobin(16, 4).lineups()).hasSize(1820);
        assertThatThrownBy(() -> roundRobin(17, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a table for each choice of 4 bots are too many, expected at most 2000: give fewer bots");
    }
}
