package io.github.mercurius.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.search.DiceGame.Points;
import io.github.mercurius.search.DiceGame.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Estimates in a game of one action and one die, whose chances are known. */
class PlayoutAnalystTest {
    private static final AnyBot<Points, View> FIRST =
            view -> view.legalActions().get(0);
    private static final PlayoutSearch<Points, View> SEARCH =
            PlayoutSearch.of(60, 1, FIRST).withJudge((state, seat) -> seat == 1 ? ((DiceGame.Dice) state).points() : 9);

    private static View view(Integer... actions) {
        return new DiceGame(2, 1, 1, List.of(actions), new ArrayList<>()).view();
    }

    private static AnyAnalyst<Points, View> analyst(int playouts, long seed) {
        return new PlayoutBots<>(SEARCH).analyst(playouts, seed);
    }

    private static List<Points> plan(int points) {
        return List.of(new Points(points));
    }

    @Test
    void theChancesAreThoseOfTheDie() {
        List<Estimate> chances = analyst(20_000, 3).chances(view(6, 8));
        // the bot takes 6, and wins with 3, 4 and 5
        assertThat(chances.get(1).value()).isCloseTo(0.5, within(0.02));
        assertThat(chances.get(0).value() + chances.get(1).value()).isCloseTo(1, within(1e-9));
        assertThat(analyst(50, 3).chances(view(6, 8))).isEqualTo(analyst(50, 3).chances(view(6, 8)));
    }

    @Test
    void actionsAreComparedOnTheSameThrows() {
        List<RankedPlan<Points>> ranked =
                analyst(3000, 1).compare(view(6, 7, 8), List.of(plan(6), plan(8), plan(7), plan(6)));
        assertThat(ranked).extracting(RankedPlan::actions).containsExactly(plan(8), plan(7), plan(6));
        assertThat(ranked.get(0).chance().value()).isCloseTo(5 / 6.0, within(0.03));
        assertThat(ranked.get(0).loss()).isEqualTo(new Estimate(0, 0, 0));
        assertThat(ranked.get(2).loss().value()).isCloseTo(1 / 3.0, within(0.03));
        // two actions that win with the same throws never differ
        assertThat(analyst(300, 1)
                        .compare(view(2, 3), List.of(plan(2), plan(3)))
                        .get(1)
                        .loss()
                        .value())
                .isZero();
    }

    @Test
    void theSearchFindsTheBestAndAPlanIsJudgedByIt() {
        assertThat(analyst(200, 1).plans(view(1, 8, 2), 2))
                .extracting(RankedPlan::actions)
                .startsWith(plan(8))
                .hasSize(2);
        assertThat(analyst(200, 1).judge(view(1, 8, 2), plan(2)))
                .extracting(RankedPlan::actions)
                .containsExactly(plan(8), plan(2));
        assertThat(analyst(200, 1).judge(view(1, 8, 2), plan(8))).hasSize(1);
    }

    @Test
    void whatCannotBeEstimatedIsRefused() {
        AnyAnalyst<Points, View> analyst = analyst(1, 1);
        assertThatThrownBy(() -> analyst.plans(view(1), 0)).hasMessage("plans: 0, expected 1 or more");
        assertThatThrownBy(() -> analyst.compare(view(1), List.of())).hasMessage("plans: none, expected one or more");
        assertThatThrownBy(() -> analyst.compare(view(1), List.of(List.of())))
                .hasMessage("plan: [], expected one action");
        assertThatThrownBy(() -> analyst(0, 1)).hasMessage("playouts: 0, expected 1 or more");
    }
}
