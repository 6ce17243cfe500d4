package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.ThinkingTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No bot takes more time than its host gives, whatever its own budget is. */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AnytimeTest {
    private static final PlayerView VIEW =
            GameState.start(Setup.of(4), Deal.seeded(1602)).viewFor(0);
    private static final int LONG = 1000;

    /** A time up to a moment of {@link System#nanoTime}. */
    private record Time(long end, boolean isLimit, List<Action> suggestions) implements ThinkingTime<Action> {
        /** So much time from now on. */
        static Time of(long milliseconds, boolean isLimit) {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
            return new Time(end, isLimit, new ArrayList<>());
        }

        @Override
        public long nanosLeft() {
            return Math.max(0, end - System.nanoTime());
        }

        @Override
        public void suggest(Action action) {
            suggestions.add(action);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"regent:1000000", "regent:1000000ms", "ismcts:1000000", "ismcts:1000000ms", "prudent"})
    void withNoTimeAtAllItGivesTheBestThatItHas(String name) {
        Action action = Bots.parse(name).make(1).choose(VIEW, Time.of(0, true));
        assertThat(VIEW.check(action)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"regent:1000000", "regent:1000000ms", "ismcts:1000000", "ismcts:1000000ms"})
    void withMoreTimeItThinksUntilItIsUp(String name) {
        Time time = Time.of(LONG, true);
        Action action = Bots.parse(name).make(1).choose(VIEW, time);
        assertThat(VIEW.check(action)).isEmpty();
        assertThat(time.isUp()).isTrue();
        assertThat(time.suggestions)
                .isNotEmpty()
                .allSatisfy(suggestion -> assertThat(VIEW.check(suggestion)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"regent:30", "ismcts:30"})
    void withTimeToSpareItTakesItsOwnBudgetOnly(String name) {
        Time time = Time.of(TimeUnit.HOURS.toMillis(1), true);
        assertThat(Bots.parse(name).make(1).choose(VIEW, time))
                .isEqualTo(Bots.parse(name).make(1).choose(VIEW));
        assertThat(time.isUp()).isFalse();
    }

    /** So a game without a limit is the same again, on each machine. */
    @ParameterizedTest
    @ValueSource(strings = {"regent:300", "ismcts:300"})
    void aTimeThatIsNoLimitChangesNothing(String name) {
        for (int seed = 0; seed < 8; seed++) {
            assertThat(Bots.parse(name).make(seed).choose(VIEW, Time.of(0, false)))
                    .isEqualTo(Bots.parse(name).make(seed).choose(VIEW));
        }
    }

    @Test
    void anArbiterNeverHasToPlayInItsPlace() {
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            Arbiter<Action, PlayerView> arbiter =
                    Arbiter.of(Mercurius.rules()).withTimeLimit(LONG, TimeUnit.MILLISECONDS, threads);
            for (String name : List.of("regent:1000000", "ismcts:1000000", "prudent")) {
                Decision<Action> decision = arbiter.ask(VIEW, Bots.parse(name).make(1));
                assertThat(decision.replaced()).isFalse();
                assertThat(decision.failure()).isEmpty();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
