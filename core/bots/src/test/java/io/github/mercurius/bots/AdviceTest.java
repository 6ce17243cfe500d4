package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What the search tells a player about the best plans. */
class AdviceTest {
    private static final GameState START = GameState.start(Setup.of(4), Deal.seeded(1602));

    private static List<Advice> advice(PlayerView view, int most, int playouts) {
        return Advice.of(view, most, playouts, new SplittableRandom(7)::nextInt);
    }

    @Test
    void eachPlanIsAWholeTurnThatTheRulesAllow() {
        List<Advice> three = advice(START.viewFor(0), 3, 300);
        assertThat(three).hasSize(3).extracting(Advice::actions).doesNotHaveDuplicates();
        for (Advice advice : three) {
            GameState state = START;
            for (Action action : advice.actions()) {
                state = state.applyAction(action);
            }
            assertThat(state.table().turn()).isEqualTo(1);
        }
    }

    @Test
    void theIntervalContainsTheChanceAndShrinksWithMorePlayouts() {
        for (Advice advice : advice(START.viewFor(0), 40, 300)) {
            assertThat(advice.winChance()).isBetween(advice.low(), advice.high());
            assertThat(advice.low()).isNotNegative();
            assertThat(advice.high()).isLessThanOrEqualTo(1);
            assertThat(advice.playouts()).isPositive();
        }
        Advice little = advice(START.viewFor(0), 1, 100).get(0);
        Advice much = advice(START.viewFor(0), 1, 2000).get(0);
        assertThat(much.playouts()).isGreaterThan(little.playouts());
        assertThat(much.high() - much.low()).isLessThan(little.high() - little.low());
    }

    @Test
    void theFirstPlanIsWhatTheRegentDoes() {
        Action action = Bots.parse("regent:200").make(7).choose(START.viewFor(0));
        assertThat(advice(START.viewFor(0), 1, 200).get(0).actions()).startsWith(action);
    }

    @Test
    void thereIsAdviceInTheMiddleOfATurnAndInTheLastOne() {
        SplittableRandom random = new SplittableRandom(2);
        GameState state = START;
        while (!state.isOver()) {
            PlayerView view = state.viewFor(state.table().activeSeat());
            Advice best = advice(view, 1, 1).get(0);
            assertThat(state.check(best.actions().get(0))).isEmpty();
            assertThat(best.winChance()).isBetween(0.0, 1.0);
            state = state.applyAction(view.legalActions().sample(random::nextInt));
        }
    }

    @Test
    void aPlanCannotBeChangedFromOutside() {
        List<Action> actions = new ArrayList<>(List.of(Action.parse("+AMS")));
        Advice advice = new Advice(actions, 0.5, 0.4, 0.6, 10);
        actions.clear();
        assertThat(advice.actions()).hasSize(1);
    }

    @Test
    void whoHasNothingToDecideGetsNoAdvice() {
        assertThatThrownBy(() -> advice(START.viewFor(1), 3, 100))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("TRN-4");
        assertThatThrownBy(() -> advice(START.viewForSpectator(), 3, 100)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> advice(START.viewFor(0), 0, 100)).hasMessageContaining("0 and 100");
        assertThatThrownBy(() -> advice(START.viewFor(0), 3, -1)).hasMessageContaining("3 and -1");
    }
}
