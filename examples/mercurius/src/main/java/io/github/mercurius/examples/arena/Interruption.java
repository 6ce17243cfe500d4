package io.github.mercurius.examples.arena;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What happens at Ctrl-C, when the system asks the program to end, or when a bot ends it: the work stops, and may still
 * be told of. A bot cannot make it look like a success.
 */
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
            boolean byBot = isEndedByCode();
            stop.run();
            awaitTold();
            if (byBot) {
                Runtime.getRuntime().halt(1);
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Whether somebody has called {@link System#exit}; signals come another way. */
    private static boolean isEndedByCode() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(Arrays::stream)
                .anyMatch(frame -> frame.getClassName().equals(Runtime.class.getName())
                        && frame.getMethodName().equals("exit"));
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
