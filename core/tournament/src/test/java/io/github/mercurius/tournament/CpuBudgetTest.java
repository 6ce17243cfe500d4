package io.github.mercurius.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Mercurius;
import java.util.List;
import org.junit.jupiter.api.Test;

class CpuBudgetTest {
    private static Outcome play(CpuBudget budget, Bot bot) {
        Lineup<Action, PlayerView> table =
                new Lineup<>(List.of(budget.limit(Kinds.of("bot", bot)), Kinds.named("random"), Kinds.named("random")));
        assertThat(table.isRepeatable()).isFalse();
        return Contest.of(Mercurius.rules(), List.of(table), 1).outcome(1, 1);
    }

    private static Action first(PlayerView view) {
        return view.legalActions().get(view.legalActions().size() - 1);
    }

    private static Action spin(PlayerView view, long millis) {
        long end = System.nanoTime() + millis * 1_000_000;
        long sum = 0;
        while (System.nanoTime() < end) {
            sum += sum * 31 + view.hashCode();
        }
        return sum == 42 ? view.legalActions().get(0) : first(view);
    }

    @Test
    void whoKeepsTheBudgetPlaysAndWhoDoesNotFailsAndGoesOn() {
        assertThat(play(new CpuBudget(60_000, 0), CpuBudgetTest::first).failures())
                .isEmpty();
        List<Outcome.Failure> failures =
                play(new CpuBudget(1, 0), view -> spin(view, 30)).failures();
        assertThat(failures)
                .hasSizeGreaterThan(5)
                .allSatisfy(failure -> assertThat(failure.what())
                        .contains("ms of processor time, and had")
                        .endsWith("(1+0)"));
        // what is added after each decision is enough for some of the next ones
        int[] decisions = {0};
        List<Outcome.Failure> some = play(new CpuBudget(1, 2000), view -> spin(view, decisions[0]++ == 0 ? 60 : 1))
                .failures();
        assertThat(some).hasSize(1);
    }

    @Test
    void sleepCostsNothing() {
        Bot sleeper = view -> {
            try {
                Thread.sleep(5);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            return first(view);
        };
        assertThat(play(new CpuBudget(20, 20), sleeper).failures()).isEmpty();
    }

    @Test
    void whatIsNoBudgetIsRefused() {
        assertThatThrownBy(() -> new CpuBudget(0, 0)).hasMessageStartingWith("milliseconds: 0, expected 1 to ");
        assertThatThrownBy(() -> new CpuBudget(1, -1)).hasMessageStartingWith("increment: -1, expected 0 to ");
        assertThatThrownBy(() -> new CpuBudget(1, 1).limit(null)).hasMessage("kind: null, expected a kind of bot");
    }
}
