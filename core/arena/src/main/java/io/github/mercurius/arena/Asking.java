package io.github.mercurius.arena;

import io.github.mercurius.common.Arguments;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How an arbiter asks its bots: in its own thread, or in others within a time limit.
 *
 * <p>Immutable and thread-safe.
 */
final class Asking {
    private static final TimedQuestion.Patience CLOCK = (task, nanos) -> task.get(nanos, TimeUnit.NANOSECONDS);
    private static final Asking HERE = new Asking(null, 0, CLOCK);

    private final @Nullable Executor threads;
    private final long nanos;
    private final TimedQuestion.Patience patience;

    private Asking(@Nullable Executor threads, long nanos, TimedQuestion.Patience patience) {
        this.threads = threads;
        this.nanos = nanos;
        this.patience = patience;
    }

    /** Asks in the thread of the arbiter, which waits as long as it takes. */
    static Asking here() {
        return HERE;
    }

    /** Asks in other threads, each time within a limit. */
    static Asking within(long limit, TimeUnit unit, Executor threads) {
        Arguments.that(limit > 0, "limit", limit, "more than 0");
        Arguments.notNull(unit, "unit", "a unit of time");
        Arguments.notNull(threads, "threads", "an executor");
        return new Asking(threads, unit.toNanos(limit), CLOCK);
    }

    /** Asks in the same way, and waits otherwise than by the clock. */
    Asking with(TimedQuestion.Patience other) {
        return new Asking(threads, nanos, other);
    }

    /** Whether an answer can come too late. */
    boolean hasLimit() {
        return threads != null;
    }

    /**
     * Asks a question, and makes sure that it leaves this thread uninterrupted.
     *
     * @param pending what the same bot may still be at
     * @throws CancellationException if this thread is interrupted
     */
    <A> Answer<A> ask(Supplier<Answer<A>> question, Pending pending) {
        stopIfInterrupted();
        if (threads != null) {
            Answer<A> answer = new TimedQuestion<>(question, pending, patience).answer(nanos, threads);
            stopIfInterrupted();
            return answer;
        }
        Answer<A> answer = question.get();
        Thread.interrupted();
        return answer;
    }

    private static void stopIfInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the game was interrupted: the thread that asks the bots has its flag set");
        }
    }
}
