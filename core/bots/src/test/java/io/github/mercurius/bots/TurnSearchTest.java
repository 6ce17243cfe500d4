package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Halving.Candidate;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The search for a whole turn, and the bot that follows what it found. */
class TurnSearchTest {
    private static final GameState START = GameState.start(Setup.of(4), Deal.seeded(1602));

    private static List<Action> plan(PlayerView view, int playouts, SplittableRandom random) {
        return TurnSearch.plan(view, Thinking.playouts(playouts), random, first -> {});
    }

    @Test
    void aPlanIsAWholeTurnThatTheRulesAllow() {
        SplittableRandom random = new SplittableRandom(5);
        GameState state = START;
        while (!state.isOver()) {
            int turn = state.table().turn();
            List<Action> plan = plan(state.viewFor(state.table().activeSeat()), 30, random);
            for (Action action : plan) {
                assertThat(state.table().turn()).isEqualTo(turn);
                state = state.applyAction(action);
            }
            assertThat(state.table().turn()).isEqualTo(turn + 1);
        }
    }

    @Test
    void aPlanThatWasNeverTriedComesAfterThoseThatWereUnlessItPromisesMuchMore() {
        Candidate tried = new Candidate(new Plan(List.of(Action.parse("+AMS")), 9));
        tried.count(START, 0, new WinChances(12, Judgement.GREEDY));
        Candidate untried = new Candidate(new Plan(List.of(Action.parse("+HOO")), 10));
        assertThat(untried.score(10, 0.1)).isZero().isLessThan(tried.score(10, 0.1));
        assertThat(untried.score(13, 0.1)).isCloseTo(-0.3, within(1e-9));
        assertThat(untried.score(10, 0.5)).isGreaterThan(tried.score(10, 0.5));
    }

    @Test
    void theBotFollowsItsPlanAndPlansAnewWhereItWasLedAstray() {
        GameState state = START;
        var bot = Bots.parse("regent:50").make(8);
        List<Action> followed = new ArrayList<>();
        while (state.table().turn() == 0) {
            Action action = bot.choose(state.viewFor(0));
            followed.add(action);
            state = state.applyAction(action);
        }
        assertThat(followed).isEqualTo(plan(START.viewFor(0), 50, new SplittableRandom(8)));
        // Asked again about the start, as after an undo, it must not go on with what is left of an old plan.
        var undone = Bots.parse("regent:50").make(8);
        assertThat(undone.choose(START.viewFor(0))).isEqualTo(followed.get(0));
        assertThat(START.check(undone.choose(START.viewFor(0)))).isEmpty();
        assertThat(state.check(undone.choose(state.viewFor(1)))).isEmpty();
    }
}
