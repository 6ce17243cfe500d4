package io.github.mercurius.examples.bots;

import java.util.concurrent.TimeUnit;

/** How long a bot thinks about an action: a number of iterations, or a time; one iteration at least. */
record Thinking(int iterations, long nanoseconds) {
    static Thinking iterations(int iterations) {
        return new Thinking(iterations, Long.MAX_VALUE);
    }

    static Thinking milliseconds(int milliseconds) {
        return new Thinking(Integer.MAX_VALUE, TimeUnit.MILLISECONDS.toNanos(milliseconds));
    }

    /** Does something again and again, until it is enough. */
    void repeat(Runnable iteration) {
        long start = System.nanoTime();
        int done = 0;
        do {
            iteration.run();
            done++;
        } while (done < iterations && System.nanoTime() - start < nanoseconds);
    }
}
