package io.github.mercurius.bots;

import io.github.mercurius.rules.ThinkingTime;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long a bot may think about a decision: a number of playouts, or a time ({@link Budget}).
 *
 * @param clock measures the time, in nanoseconds from any moment
 */
record Thinking(int playouts, long nanoseconds, LongSupplier clock) {
    static Thinking playouts(int playouts) {
        return new Thinking(playouts, Long.MAX_VALUE, System::nanoTime);
    }

    static Thinking milliseconds(int milliseconds) {
        return milliseconds(milliseconds, System::nanoTime);
    }

    static Thinking milliseconds(int milliseconds, LongSupplier clock) {
        return new Thinking(Integer.MAX_VALUE, TimeUnit.MILLISECONDS.toNanos(milliseconds), clock);
    }

    /** The same, and no longer than a host waits. */
    Thinking within(ThinkingTime<?> time) {
        return time.isLimit() ? new Thinking(playouts, Math.min(nanoseconds, time.nanosLeft()), clock) : this;
    }
}
