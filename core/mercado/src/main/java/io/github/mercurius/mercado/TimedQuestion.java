package io.github.mercurius.mercado;

import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A question to a bot, asked in another thread and answered within a time limit. */
final class TimedQuestion {
    private final Thread asking = Thread.currentThread();
    private final FutureTask<Answer> task;
    private volatile boolean begun;

    TimedQuestion(Bot bot, PlayerView view) {
        task = new FutureTask<>(() -> ask(bot, view));
    }

    private Answer ask(Bot bot, PlayerView view) {
        begun = true;
        if (Thread.currentThread() == asking) {
            return Answer.failed("no action: the executor uses the arbiter's own thread, expected another one");
        }
        // An earlier task may have left the flag set. What cancels this task sets it after isCancelled.
        Thread.interrupted();
        return task.isCancelled() ? Answer.failed("no action in time") : Answer.of(bot, view);
    }

    /** The answer, or what went wrong; if this thread is interrupted meanwhile, its flag is set. */
    Answer answer(long nanos, Executor threads) {
        try {
            return submit(nanos, threads);
        } catch (TimeoutException late) {
            return Answer.failed(begun ? "no action in time" : "no action in time: the executor did not begin to ask");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Answer.failed("interrupted");
        } catch (Throwable thrown) {
            return Answer.failed("no action: the executor threw " + Answer.described(thrown));
        }
    }

    private Answer submit(long nanos, Executor threads) throws Exception {
        try {
            threads.execute(task);
            return task.get(nanos, TimeUnit.NANOSECONDS);
        } finally {
            task.cancel(true);
        }
    }
}
