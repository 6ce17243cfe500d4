package io.github.mercurius.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.ThinkingTime;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CpuBudgetTest {
    private static final long MILLI = 1_000_000;

    /** The processor time that the bots say they have used, in nanoseconds. */
    private final AtomicLong clock = new AtomicLong(-7);

    private List<Outcome.Failure> failures(CpuBudget budget, Bot bot) {
        return play(budget.limit(Kinds.of("bot", bot), clock::get));
    }

    private static List<Outcome.Failure> play(BotKind<Action, PlayerView> kind) {
        Lineup<Action, PlayerView> table = new Lineup<>(List.of(kind, Kinds.named("random"), Kinds.named("random")));
        assertThat(table.isRepeatable()).isFalse();
        return Contest.of(Mercurius.rules(), List.of(table), 1).outcome(1, 1).failures();
    }

    private static Action first(PlayerView view) {
        return view.legalActions().get(view.legalActions().size() - 1);
    }

    /**
     * Uses so many milliseconds for each decision, the first of them for the first one, and the last for all others.
     */
    private Bot using(long... millis) {
        int[] decisions = {0};
        return view -> {
            clock.addAndGet(MILLI * millis[Math.min(decisions[0]++, millis.length - 1)]);
            return first(view);
        };
    }

    @Test
    void whoKeepsTheBudgetPlays() {
        // 17 turns with one decision each
        assertThat(failures(new CpuBudget(34, 0), using(2))).isEmpty();
        assertThat(failures(new CpuBudget(33, 0), using(2))).hasSize(1);
        assertThat(failures(new CpuBudget(2, 2), using(2))).isEmpty();
    }

    @Test
    void whoDoesNotFailsAndGoesOn() {
        assertThat(failures(new CpuBudget(1, 0), using(30)))
                .hasSize(17)
                .extracting(Outcome.Failure::what)
                .allMatch(what -> what.matches(".*took 30 ms of processor time, and had [01] \\(1\\+0\\)"));
        // what is added after each decision is enough for the next ones
        assertThat(failures(new CpuBudget(1, 2000), using(60, 1))).hasSize(1);
    }

    @Test
    void aBotIsToldAPartOfWhatIsLeft() {
        List<Long> told = new ArrayList<>();
        Bot asking = new Bot() {
            @Override
            public Action choose(PlayerView view) {
                throw new AssertionError("asked without a time");
            }

            @Override
            public Action choose(PlayerView view, ThinkingTime<Action> time) {
                assertThat(time.isLimit()).isTrue();
                told.add(time.nanosLeft());
                clock.addAndGet(16 * MILLI);
                return first(view);
            }
        };
        assertThat(failures(new CpuBudget(320, 3), asking)).isEmpty();
        assertThat(told).hasSize(17).startsWith(23 * MILLI, (320 - 13) * MILLI / 16 + 3 * MILLI);
    }

    /** Sleep, and whatever else runs on the machine, costs nothing. */
    @Test
    void theClockIsThatOfTheThread() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        long now = CpuBudget.CLOCK.getAsLong();
        assertThat(now).isBetween(before, threads.getCurrentThreadCpuTime());
        assertThat(play(new CpuBudget(CpuBudget.MOST_MILLISECONDS, 0).limit(Kinds.of("bot", CpuBudgetTest::first))))
                .isEmpty();
    }

    @Test
    void whatIsNoBudgetIsRefused() {
        assertThatThrownBy(() -> new CpuBudget(0, 0)).hasMessageStartingWith("milliseconds: 0, expected 1 to ");
        assertThatThrownBy(() -> new CpuBudget(1, -1)).hasMessageStartingWith("increment: -1, expected 0 to ");
        assertThatThrownBy(() -> new CpuBudget(1, 1).limit(null)).hasMessage("kind: null, expected a kind of bot");
    }
}
