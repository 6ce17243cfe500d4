package io.github.mercurius.web.http;

import io.github.mercurius.web.game.RecentMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** How often each visitor may do something: a number at once, refilled at a rate. */
final class RateLimit {
    private static final int MOST_VISITORS = 100_000;
    private static final double NANOS = 1e9;

    private final double perSecond;
    private final int atOnce;
    private final LongSupplier nanoTime;
    private final Map<String, Bucket> buckets = new RecentMap<>(MOST_VISITORS);

    RateLimit(double perSecond, int atOnce, LongSupplier nanoTime) {
        this.perSecond = perSecond;
        this.atOnce = atOnce;
        this.nanoTime = nanoTime;
    }

    /** What a visitor has left. */
    private record Bucket(double left, long at) {}

    /** Whether a visitor may do it once more, now. */
    synchronized boolean allows(String visitor) {
        long now = nanoTime.getAsLong();
        Bucket before = buckets.getOrDefault(visitor, new Bucket(atOnce, now));
        double left = Math.min(atOnce, before.left() + (now - before.at()) / NANOS * perSecond);
        boolean allowed = left >= 1;
        buckets.put(visitor, new Bucket(allowed ? left - 1 : left, now));
        return allowed;
    }
}
