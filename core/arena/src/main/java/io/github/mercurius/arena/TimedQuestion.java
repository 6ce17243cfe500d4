package io.github.mercurius.arena;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * A question to a bot, asked in another thread and answered within a time limit.
 *
 * @param <A> an action
 */
final class TimedQuestion<A> {
    private static final String LATE = "no answer in time";

    private final FutureTask<Answer<A>> task;
    private final Pending pending;
    private final Patience patience;

    /** How long to wait for an answer: by the clock, but in tests. */
    @FunctionalInterface
    interface Patience {
        /** Returns when a task is done, or throws what {@link Future#get(long, TimeUnit)} throws. */
        void await(Future<?> task, long nanos) throws InterruptedException, ExecutionException, TimeoutException;
    }

    /** The call of a bot that has not returned yet, if there is one: no other one is made meanwhile. */
    static final class Pending {
        private volatile CompletableFuture<Boolean> last = CompletableFuture.completedFuture(true);

        /** A call begins: this is to be completed as soon as it has returned, however late. */
        CompletableFuture<Boolean> begin() {
            CompletableFuture<Boolean> call = new CompletableFuture<>();
            last = call;
            return call;
        }
    }

    TimedQuestion(Supplier<Answer<A>> question, Pending pending, Patience patience) {
        this.pending = pending;
        this.patience = patience;
        task = new FutureTask<>(() -> ask(question));
    }

    private Answer<A> ask(Supplier<Answer<A>> question) {
        // An earlier task may have left the flag set. What cancels this task sets it after isCancelled.
        Thread.interrupted();
        if (task.isCancelled()) {
            return Answer.tooLate(LATE);
        }
        CompletableFuture<Boolean> call = pending.begin();
        try {
            return question.get();
        } finally {
            call.complete(true);
        }
    }

    /** The answer, or what went wrong; if this thread is interrupted meanwhile, its flag is set. */
    Answer<A> answer(long nanos, Executor threads) {
        long begin = System.nanoTime();
        String late = "not asked: the bot has not returned from an earlier call";
        try {
            patience.await(pending.last, nanos);
            late = LATE;
            threads.execute(task);
            patience.await(task, Math.max(1, nanos - (System.nanoTime() - begin)));
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
