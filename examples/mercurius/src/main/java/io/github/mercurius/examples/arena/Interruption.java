package io.github.mercurius.examples.arena;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What happens at Ctrl-C, or when the system asks the program to end: the work stops, and may still be told of. */
final class Interruption {
    private static final int LONGEST_SECONDS = 20;

    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook;

    /**
     * From now on until this is closed, the program does not end at once.
     *
     * @param stop makes the work stop
     */
    Interruption(Runnable stop) {
        hook = new Thread(() -> {
            stop.run();
            awaitTold();
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void awaitTold() {
        try {
            told.await(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
        }
    }

    /** All has been told: the program may end. */
    void close() {
        told.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyEnding) {
            // The hook has done what it is for.
        }
    }
}
