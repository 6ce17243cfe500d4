package io.github.mercurius.common;

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
public final class Asking {
    private static final Asking HERE = new Asking(null, 0);

    private final @Nullable Executor threads;
    private final long nanos;

    private Asking(@Nullable Executor threads, long nanos) {
        this.threads = threads;
        this.nanos = nanos;
    }

    /** Asks in the thread of the arbiter, which waits as long as it takes. */
    public static Asking here() {
        return HERE;
    }

    /** Asks in other threads, each time within a limit. */
    public static Asking within(long limit, TimeUnit unit, Executor threads) {
        Arguments.that(limit > 0, "limit", limit, "more than 0");
        Arguments.notNull(unit, "unit", "a unit of time");
        Arguments.notNull(threads, "threads", "an executor");
        return new Asking(threads, unit.toNanos(limit));
    }

    /** Whether an answer can come too late. */
    public boolean hasLimit() {
        return threads != null;
    }

    /**
     * Asks a question, and makes sure that it leaves this thread uninterrupted.
     *
     * @throws CancellationException if this thread is interrupted
     */
    public <A> Answer<A> ask(Supplier<Answer<A>> question) {
        stopIfInterrupted();
        if (threads != null) {
            Answer<A> answer = new TimedQuestion<>(question).answer(nanos, threads);
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
