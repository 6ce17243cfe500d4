package io.github.mercurius.web.host;

import io.github.mercurius.web.game.RecentMap;
import java.lang.management.ManagementFactory;
import java.util.Map;
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

    private final double share;
    private final LongSupplier nanoTime;
    private final LongSupplier threadNanos;
    private final Map<String, String> makers = new RecentMap<>(MOST_KNOWN);
    private final Map<String, Left> left = new RecentMap<>(MOST_KNOWN);
    private double spentSeconds;

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
        this.share = share;
        this.nanoTime = nanoTime;
        this.threadNanos = threadNanos;
    }

    private record Left(double seconds, long at) {}

    /** Remembers who made a table. */
    public synchronized void madeBy(String table, String visitor) {
        makers.put(table, visitor);
    }

    /** Whether the bots at a table may search. */
    synchronized boolean has(String table) {
        return left(table).seconds() > 0;
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

    synchronized void spent(String table, long nanos) {
        Left before = left(table);
        spentSeconds += nanos / NANOS;
        left.put(payer(table), new Left(before.seconds() - nanos / NANOS, before.at()));
    }

    /** What all bots have spent here. */
    synchronized double spentSeconds() {
        return spentSeconds;
    }

    private Left left(String table) {
        long now = nanoTime.getAsLong();
        Left before = left.getOrDefault(payer(table), new Left(AT_ONCE_SECONDS, now));
        double refilled = before.seconds() + (now - before.at()) / NANOS * share;
        return new Left(Math.min(AT_ONCE_SECONDS, refilled), now);
    }

    private String payer(String table) {
        return makers.getOrDefault(table, table);
    }
}
