package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.ThinkingTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No bot takes more time than its host gives, whatever its own budget is. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AnytimeTest {
    private static final PlayerView VIEW =
            GameState.start(Setup.of(4), Deal.seeded(1602)).viewFor(0);

    /** A clock that shows one nanosecond more whenever somebody looks at it. */
    private static final class Clock implements LongSupplier {
        private long looks;

        @Override
        public long getAsLong() {
            return looks++;
        }
    }

    /** A time by the same clock as the bot's own. */
    private record Time(Clock clock, long end, boolean isLimit, List<Action> suggestions)
            implements ThinkingTime<Action> {
        /** So many nanoseconds from now on. */
        static Time of(long nanos, boolean isLimit) {
            return new Time(new Clock(), nanos, isLimit, new ArrayList<>());
        }

        @Override
        public long nanosLeft() {
            return end - clock.looks;
        }

        @Override
        public void suggest(Action action) {
            suggestions.add(action);
        }
    }

    /** A bot whose own budget is more than it will ever get. */
    private enum Greedy {
        REGENT_BY_PLAYOUTS,
        REGENT_BY_TIME,
        ISMCTS_BY_PLAYOUTS,
        ISMCTS_BY_TIME;

        Bot bot(LongSupplier clock) {
            long nanos = name().endsWith("TIME") ? 1_000_000_000 : Long.MAX_VALUE;
            Thinking thinking = new Thinking(Bots.MOST_THINKING, nanos, clock);
            SplittableRandom random = new SplittableRandom(1);
            return new ThinkingBot(name().startsWith("REGENT") ? TurnSearch::plan : Ismcts::plan, thinking, random);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"regent:1000000", "regent:1000000ms", "ismcts:1000000", "ismcts:1000000ms", "prudent"})
    void withNoTimeAtAllItGivesTheBestThatItHas(String name) {
        Action action = Bots.parse(name).make(1).choose(VIEW, Time.of(0, true));
        assertThat(VIEW.check(action)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, false", "0, true", "-5, true"})
    void timeIsUpWhenNoneIsLeft(long nanos, boolean isUp) {
        assertThat(Time.of(nanos, true).isUp()).isEqualTo(isUp);
    }

    @ParameterizedTest
    @EnumSource
    void withMoreTimeItThinksUntilItIsUp(Greedy greedy) {
        Time time = Time.of(500, true);
        Action action = greedy.bot(time.clock).choose(VIEW, time);
        assertThat(VIEW.check(action)).isEmpty();
        assertThat(time.isUp()).isTrue();
        assertThat(time.clock.looks).as("looks at the clock").isLessThan(600);
        assertThat(time.suggestions)
                .isNotEmpty()
                .allSatisfy(suggestion -> assertThat(VIEW.check(suggestion)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"regent:30", "ismcts:30"})
    void withTimeToSpareItTakesItsOwnBudgetOnly(String name) {
        Time time = Time.of(TimeUnit.HOURS.toNanos(1), true);
        assertThat(Bots.parse(name).make(1).choose(VIEW, time))
                .isEqualTo(Bots.parse(name).make(1).choose(VIEW));
    }

    /** So a game without a limit is the same again, on each machine. */
    @ParameterizedTest
    @ValueSource(strings = {"regent:300", "ismcts:300"})
    void aTimeThatIsNoLimitChangesNothing(String name) {
        for (int seed = 0; seed < 2; seed++) {
            assertThat(Bots.parse(name).make(seed).choose(VIEW, Time.of(0, false)))
                    .isEqualTo(Bots.parse(name).make(seed).choose(VIEW));
        }
    }
}
