package io.github.mercurius.web;

import java.util.function.LongSupplier;

/** A token bucket: an amount at once, refilled at a rate. Thread-safe. */
final class Bucket {
    private static final double NANOS = 1e9;

    private final double perSecond;
    private final double atOnce;
    private final LongSupplier nanoTime;
    private double left;
    private long at;

    Bucket(double perSecond, double atOnce, LongSupplier nanoTime) {
        this.perSecond = perSecond;
        this.atOnce = atOnce;
        this.nanoTime = nanoTime;
        left = atOnce;
        at = nanoTime.getAsLong();
    }

    /** How much is left now: less than 0 if more was taken than there was. */
    synchronized double left() {
        long now = nanoTime.getAsLong();
        left = Math.min(atOnce, left + (now - at) / NANOS * perSecond);
        at = now;
        return left;
    }

    /** Takes an amount, whether there is as much or not; what is left then. */
    synchronized double take(double amount) {
        left = left() - amount;
        return left;
    }

    /** Takes one, if there is one. */
    synchronized boolean allows() {
        return left() >= 1 && take(1) >= 0;
    }
}
