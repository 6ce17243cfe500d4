package io.github.mercurius.bots;

import java.util.concurrent.TimeUnit;

/** How long a bot thinks: a number of playouts, or a time; once at least. */
record Thinking(int playouts, long nanoseconds) {
    static Thinking playouts(int playouts) {
        return new Thinking(playouts, Long.MAX_VALUE);
    }

    static Thinking milliseconds(int milliseconds) {
        return new Thinking(Integer.MAX_VALUE, TimeUnit.MILLISECONDS.toNanos(milliseconds));
    }

    /** Some of so many equal parts. */
    Thinking part(int some, int all) {
        return new Thinking(playouts / all * some, nanoseconds / all * some);
    }

    /** No more playouts than this. */
    Thinking atMost(int most) {
        return new Thinking(Math.min(playouts, most), nanoseconds);
    }

    /** Does something again and again that takes so many playouts, until it is enough. */
    void repeat(int playoutsAtOnce, Runnable iteration) {
        long start = System.nanoTime();
        int done = 0;
        do {
            iteration.run();
            done += playoutsAtOnce;
        } while (done <= playouts - playoutsAtOnce && System.nanoTime() - start < nanoseconds);
    }
}
