package io.github.mercurius.tournament;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.ThinkingTime;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Processor time that a bot has for all decisions of a game, and some more after each of them: so bots are compared at
 * equal cost, also on a busy machine.
 *
 * <p>A decision that takes more than is left has failed: the arbiter plays in the bot's place, and the bot goes on with
 * what is added. A bot is told a part of what is left as its {@link ThinkingTime}.
 *
 * <p>It is the time of the thread that asks the bot. What a bot does in threads or processes of its own is not in it.
 *
 * @param milliseconds for the game
 * @param increment milliseconds more after each decision
 */
public record CpuBudget(long milliseconds, long increment) {
    /** The longest budget: an hour. */
    public static final long MOST_MILLISECONDS = 3_600_000;

    /** The processor time of the thread that asks. */
    static final LongSupplier CLOCK = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;

    /** A bot is told this part of what is left, besides the increment. */
    private static final int DECISIONS_AHEAD = 16;

    public CpuBudget {
        Arguments.that(
                milliseconds >= 1 && milliseconds <= MOST_MILLISECONDS,
                "milliseconds",
                milliseconds,
                "1 to " + MOST_MILLISECONDS);
        Arguments.that(
                increment >= 0 && increment <= MOST_MILLISECONDS, "increment", increment, "0 to " + MOST_MILLISECONDS);
    }

    /** The same bots with this budget in each game. */
    public <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> limit(BotKind<A, V> kind) {
        return limit(kind, CLOCK);
    }

    /** The same with another clock of nanoseconds. */
    <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> limit(BotKind<A, V> kind, LongSupplier clock) {
        return new Limited<>(Arguments.notNull(kind, "kind", "a kind of bot"), this, clock);
    }

    private record Limited<A extends AnyAction, V extends AnyView<A>>(
            BotKind<A, V> kind, CpuBudget budget, LongSupplier clock) implements BotKind<A, V> {
        @Override
        public String name() {
            return kind.name();
        }

        @Override
        public boolean repeatable() {
            return false;
        }

        @Override
        public AnyBot<A, V> make(long seed) {
            return new Thrifty<>(kind.make(seed), budget, clock);
        }
    }

    /** A bot whose time is counted. */
    private static final class Thrifty<A extends AnyAction, V extends AnyView<A>> implements AnyBot<A, V> {
        private final AnyBot<A, V> bot;
        private final CpuBudget budget;
        private final LongSupplier clock;
        private long left;

        Thrifty(AnyBot<A, V> bot, CpuBudget budget, LongSupplier clock) {
            this.bot = bot;
            this.budget = budget;
            this.clock = clock;
        }

        @Override
        public void begin(GameStart<V> start) {
            left = nanos(budget.milliseconds);
            bot.begin(start);
        }

        @Override
        public boolean observe(AnyUpdate update) {
            return bot.observe(update);
        }

        @Override
        public A choose(V view) {
            throw new IllegalStateException("asked without a time, expected the time of an arbiter");
        }

        @Override
        public A choose(V view, ThinkingTime<A> time) {
            long had = left;
            long begun = clock.getAsLong();
            long end = begun + had / DECISIONS_AHEAD + nanos(budget.increment);
            A action = bot.choose(view, new Share<>(time, clock, end));
            long used = clock.getAsLong() - begun;
            left = Math.max(0, had - used) + nanos(budget.increment);
            if (used > had) {
                throw new IllegalStateException(
                        "took " + millis(used) + " ms of processor time, and had " + millis(had) + " (" + budget + ")");
            }
            return action;
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            bot.end(ranking);
        }

        @Override
        public void close() {
            bot.close();
        }
    }

    /** The time of a decision by the clock of the processor, and not beyond that of the host. */
    private record Share<A extends AnyAction>(ThinkingTime<A> time, LongSupplier clock, long end)
            implements ThinkingTime<A> {
        @Override
        public long nanosLeft() {
            long own = Math.max(0, end - clock.getAsLong());
            return time.isLimit() ? Math.min(time.nanosLeft(), own) : own;
        }

        @Override
        public boolean isLimit() {
            return true;
        }

        @Override
        public void suggest(A action) {
            time.suggest(action);
        }
    }

    private static long nanos(long millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    /** As it is typed, such as {@code 1000+20}. */
    @Override
    public String toString() {
        return milliseconds + "+" + increment;
    }
}
