package io.github.mercurius.bots;

import io.github.mercurius.rules.ThinkingTime;
import java.util.concurrent.TimeUnit;

/** How long a bot may think about a decision: a number of playouts, or a time ({@link Budget}). */
record Thinking(int playouts, long nanoseconds) {
    static Thinking playouts(int playouts) {
        return new Thinking(playouts, Long.MAX_VALUE);
    }

    static Thinking milliseconds(int milliseconds) {
        return new Thinking(Integer.MAX_VALUE, TimeUnit.MILLISECONDS.toNanos(milliseconds));
    }

    /** The same, and no longer than a host waits. */
    Thinking within(ThinkingTime<?> time) {
        return time.isLimit() ? new Thinking(playouts, Math.min(nanoseconds, time.nanosLeft())) : this;
    }
}
