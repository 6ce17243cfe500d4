package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes the calls of one bot, one after the other: in the thread of the arbiter, or in another within a time limit. */
final class BotCalls {
    private final Guard<?, ?> guard;

    /** Done when the last call has returned, however late: no other one is made before. */
    private volatile CompletableFuture<Boolean> last = CompletableFuture.completedFuture(true);

    BotCalls(Guard<?, ?> guard) {
        this.guard = guard;
    }

    /** How long to wait for an answer: by the clock, but in tests. */
    @FunctionalInterface
    interface Patience {
        /** Returns when a task is done, or throws what {@link Future#get(long, TimeUnit)} throws. */
        void await(Future<?> task, long nanos) throws InterruptedException, ExecutionException, TimeoutException;
    }

    /**
     * How an arbiter has bots called.
     *
     * @param rules say what to play in place of a bot that fails
     * @param threads where the bots run; null for the thread of the arbiter, which waits as long as it takes
     * @param limit how many nanoseconds a call may take in other threads
     * @param patience how to wait for those
     */
    record Guard<A extends AnyAction, V extends AnyView<A>>(
            Rules<A, V> rules, @Nullable Executor threads, long limit, Patience patience) {
        private static final long NANOS_WITHOUT_LIMIT = TimeUnit.SECONDS.toNanos(1);
        private static final long MOST_NANOS_TO_ANSWER = TimeUnit.MILLISECONDS.toNanos(20);

        /** How long a bot should think about a decision: a bit less than it may, so that it can answer in time. */
        long nanos() {
            return threads == null
                    ? NANOS_WITHOUT_LIMIT
                    : Math.max(1, limit - Math.min(limit / 10, MOST_NANOS_TO_ANSWER));
        }
    }

    /** Makes a call, and leaves this thread uninterrupted. */
    <T> Answer<T> make(Supplier<Answer<T>> call) {
        stopIfInterrupted();
        if (guard.threads == null) {
            Answer<T> answer = call.get();
            Thread.interrupted();
            return answer;
        }
        Answer<T> answer = inTime(call, guard.threads);
        stopIfInterrupted();
        return answer;
    }

    private static void stopIfInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the game was interrupted: the thread that asks the bots has its flag set");
        }
    }

    /** The answer, or what went wrong; if this thread is interrupted meanwhile, its flag is set. */
    private <T> Answer<T> inTime(Supplier<Answer<T>> call, Executor threads) {
        CompletableFuture<Boolean> returned = new CompletableFuture<>();
        FutureTask<Answer<T>> task = new FutureTask<>(() -> {
            last = returned;
            try {
                return call.get();
            } finally {
                returned.complete(true);
            }
        });
        long begin = System.nanoTime();
        String late = "not asked: the bot has not returned from an earlier call";
        try {
            guard.patience.await(last, guard.limit);
            late = "no answer in time";
            threads.execute(() -> {
                Thread.interrupted(); // an earlier task may have left the flag set
                task.run();
            });
            guard.patience.await(task, Math.max(1, guard.limit - (System.nanoTime() - begin)));
            return task.get();
        } catch (TimeoutException timeIsUp) {
            return Answer.tooLate(late);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Answer.failed("interrupted");
        } catch (ExecutionException impossible) { // an answer holds what a bot throws
            throw new IllegalStateException(impossible);
        } finally {
            task.cancel(true);
        }
    }
}
