package io.github.mercurius.web.host;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.function.LongSupplier;

/** A token bucket: an amount at once, refilled at a rate. Thread-safe. */
public final class Bucket {
    private static final int MOST_VISITORS = 100_000;
    private static final double NANOS = 1e9;

    private final double perSecond;
    private final double atOnce;
    private final LongSupplier nanoTime;
    private double left;
    private long at;

    public Bucket(double perSecond, double atOnce, LongSupplier nanoTime) {
        this.perSecond = perSecond;
        this.atOnce = atOnce;
        this.nanoTime = nanoTime;
        left = atOnce;
        at = nanoTime.getAsLong();
    }

    /** A bucket for each visitor. */
    public static LoadingCache<String, Bucket> perVisitor(double perSecond, double atOnce, LongSupplier nanoTime) {
        return Caffeine.newBuilder()
                .maximumSize(MOST_VISITORS)
                .build(visitor -> new Bucket(perSecond, atOnce, nanoTime));
    }

    /** How much is left now: less than 0 if more was taken than there was. */
    public synchronized double left() {
        long now = nanoTime.getAsLong();
        left = Math.min(atOnce, left + (now - at) / NANOS * perSecond);
        at = now;
        return left;
    }

    /** Takes an amount, whether there is as much or not; what is left then. */
    public synchronized double take(double amount) {
        left = left() - amount;
        return left;
    }

    /** Takes one, if there is one. */
    public synchronized boolean allows() {
        boolean allowed = left() >= 1;
        if (allowed) {
            left--;
        }
        return allowed;
    }
}
