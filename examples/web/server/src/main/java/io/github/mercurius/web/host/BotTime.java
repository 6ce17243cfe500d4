package io.github.mercurius.web.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * How much processor time the bots at the tables of each visitor have: a minute at once, refilled at a rate. Who has
 * used it up gets bots that do not search. Thread-safe.
 *
 * <p>This server knows who made the tables that were made here since it began; others pay for themselves.
 */
public final class BotTime {
    private static final int MOST_KNOWN = 100_000;
    private static final double NANOS = 1e9;
    private static final double AT_ONCE_SECONDS = 60;

    private final LongSupplier threadNanos;
    private final LoadingCache<String, Bucket> seconds;
    private final Cache<String, String> makers =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();
    private final DoubleAdder spentSeconds = new DoubleAdder();

    /**
     * Bots' time.
     *
     * @param share of one processor, for the bots of a visitor
     */
    public BotTime(double share, LongSupplier nanoTime) {
        this(share, nanoTime, ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    }

    /**
     * The same, with another clock.
     *
     * @param threadNanos the processor time of the thread that asks
     */
    BotTime(double share, LongSupplier nanoTime, LongSupplier threadNanos) {
        this.threadNanos = threadNanos;
        seconds = Bucket.perVisitor(share, AT_ONCE_SECONDS, nanoTime);
    }

    /** Remembers who made a table. */
    public void madeBy(String table, String visitor) {
        makers.put(table, visitor);
    }

    /** Whether the bots at a table may search. */
    boolean has(String table) {
        return of(table).left() > 0;
    }

    /** What a bot decides; its time is paid for by the maker of the table. */
    <T> T spend(String table, Supplier<T> decision) {
        long begun = threadNanos.getAsLong();
        try {
            return decision.get();
        } finally {
            spent(table, threadNanos.getAsLong() - begun);
        }
    }

    void spent(String table, long nanos) {
        spentSeconds.add(nanos / NANOS);
        of(table).take(nanos / NANOS);
    }

    /** What all bots have spent here. */
    double spentSeconds() {
        return spentSeconds.sum();
    }

    private Bucket of(String table) {
        return seconds.get(makers.get(table, id -> id));
    }
}
