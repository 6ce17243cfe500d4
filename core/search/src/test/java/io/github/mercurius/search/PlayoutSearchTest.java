package io.github.mercurius.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.search.DiceGame.Dice;
import io.github.mercurius.search.DiceGame.Points;
import io.github.mercurius.search.DiceGame.View;
import io.github.mercurius.search.PlayoutSearch.Judge;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a search does in a game of dice. */
class PlayoutSearchTest {
    private static final List<Integer> ACTIONS = List.of(3, 1, 4, 1, 5, 9, 2, 6);

    /** Points on seat 1 count, and the other player has 10. */
    private static int choose(int playouts, List<Integer> actions, long seed, List<Dice> ends) {
        Judge<Points, View> judge = (state, seat) -> seat == 1 ? ((Dice) state).points() : 10;
        return search(playouts, seed, judge)
                .choose(new DiceGame(2, 1, 2, actions, ends).view())
                .points();
    }

    private static PlayoutSearch<Points, View> search(int playouts, long seed, Judge<Points, View> judge) {
        AnyBot<Points, View> nobody = view -> {
            throw new AssertionError("only chance comes after the action");
        };
        return PlayoutSearch.of(playouts, seed, nobody).withJudge(judge);
    }

    @Test
    void theActionThatBringsMostIsFoundEvenWithOnePlayoutForEach() {
        // all actions are tried with the same throws, so no luck is in the comparison
        for (int seed = 0; seed < 50; seed++) {
            assertThat(choose(1, ACTIONS, seed, new ArrayList<>())).isEqualTo(9);
            assertThat(choose(200, ACTIONS, seed, new ArrayList<>())).isEqualTo(9);
        }
    }

    @Test
    void allActionsAreTriedOnTheSameDealAndTheSameThrows() {
        List<Dice> ends = new ArrayList<>();
        choose(1, ACTIONS, 1, ends);
        assertThat(ends).hasSize(8 + 4 + 2);
        for (List<Dice> round : List.of(ends.subList(0, 8), ends.subList(8, 12), ends.subList(12, 14))) {
            assertThat(round.stream().map(Dice::thrown).distinct()).hasSize(1);
        }
        assertThat(ends.stream().map(end -> end.thrown().get(0)).distinct())
                .as("the deals of the rounds")
                .hasSize(3);
    }

    @Test
    void thePlayoutsAreShared() {
        List<Dice> ends = new ArrayList<>();
        choose(240, ACTIONS, 1, ends);
        assertThat(ends).hasSize(240);
        assertThat(choose(240, List.of(7), 1, ends)).isEqualTo(7);
        assertThat(ends).as("a single action needs no search").hasSize(240);
    }

    @Test
    void winningCountsMoreThanPoints() {
        // action 1: one point ahead of both; action 2: 20 ahead of one, and one behind the other
        Judge<Points, View> judge =
                (state, seat) -> seat == 0 ? 20 : ((Dice) state).points() == 1 ? 19 : seat == 1 ? 0 : 21;
        DiceGame game = new DiceGame(3, 0, 0, List.of(2, 1), new ArrayList<>());
        assertThat(search(10, 1, judge).choose(game.view()).points()).isEqualTo(1);
    }

    @Test
    void whatMakesNoSearchIsRefused() {
        AnyBot<Points, View> bot = view -> view.legalActions().get(0);
        assertThatThrownBy(() -> PlayoutSearch.of(0, 1, bot)).hasMessage("playouts: 0, expected 1 or more");
        assertThatThrownBy(() -> PlayoutSearch.of(1, 1, null)).hasMessage("player: null, expected a bot");
        PlayoutSearch<Points, View> search = PlayoutSearch.of(1, 1, bot);
        assertThatThrownBy(() -> search.withRounds(0)).hasMessage("most: 0, expected 1 round or more");
        assertThatThrownBy(() -> search.withJudge(null)).hasMessage("other: null, expected a judge");
    }

    @Test
    void theLevelsAreBotsThatSearchMoreAndMore() {
        PlayoutBots<Points, View> bots = new PlayoutBots<>(
                PlayoutSearch.<Points, View>of(1, 1, view -> view.legalActions().get(0))
                        .withJudge((state, seat) -> seat));
        List<String> names = List.of("random", "greedy", "easy", "medium", "search:20", "search:200", "hard");
        List<Integer> playouts = new ArrayList<>();
        for (String name : names) {
            List<Dice> ends = new ArrayList<>();
            assertThat(bots.parse(name).name()).isEqualTo(name);
            View view = new DiceGame(2, 1, 2, List.of(3, 1), ends).view();
            bots.parse(name).make(1).choose(view);
            playouts.add(ends.size());
        }
        assertThat(playouts).containsExactly(0, 0, 0, 0, 20, 200, 200);
        for (String name : List.of("", "Easy", "search", "search:", "search:0", "search:1000000", "search:20ms")) {
            assertThatThrownBy(() -> bots.parse(name))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(
                            "bot: '" + name + "', expected easy, medium, hard, random, greedy or search:");
        }
    }
}
