package io.github.mercurius.tournament;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Threads of bots that are late only if they say so. Each task is waited for until it is done or its bot says that it
 * will be late: then the time limit is over, however short it is, and no busy machine makes another bot late. Whoever
 * was late, and is not stuck, has returned when the next bot is asked.
 */
final class ToldThreads implements Executor {
    /** A limit that is waited for only where a bot is late. */
    static final long LIMIT = TimeUnit.MILLISECONDS.toNanos(1);

    /** Is down when the one that is asked has answered, or says that it will not. */
    private volatile CountDownLatch answer = new CountDownLatch(0);

    /** Who was late, and may not have returned yet. */
    private volatile @Nullable Thread lateOne;

    @Override
    public void execute(Runnable task) {
        CountDownLatch done = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            task.run();
            done.countDown();
        });
        thread.setDaemon(true);
        try {
            Thread before = lateOne;
            if (before != null) {
                before.join();
            }
            answer = done;
            thread.start();
            done.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Called by a bot that does not answer before it is interrupted. */
    void late() {
        lateOne = Thread.currentThread();
        answer.countDown();
    }

    /** Called by a bot that does not hear the interrupt either. */
    void stuck() {
        answer.countDown();
    }
}
