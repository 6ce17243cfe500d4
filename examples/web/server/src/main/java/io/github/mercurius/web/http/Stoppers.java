package io.github.mercurius.web.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.util.function.LongSupplier;

/**
 * Visitors who sat down at a table and then kept it from being dealt: they wait before they sit there again.
 * Thread-safe.
 */
final class Stoppers {
    private static final int MOST_KNOWN = 100_000;

    private final long waitNanos;
    private final LongSupplier nanoTime;
    private final Cache<String, String> seated =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();
    private final Cache<String, Long> waitUntil =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();

    Stoppers(long waitNanos, LongSupplier nanoTime) {
        this.waitNanos = waitNanos;
        this.nanoTime = nanoTime;
    }

    /** A visitor has sat down. */
    void sat(String table, int seat, String visitor) {
        seated.put(table + ' ' + seat, visitor);
    }

    /** Refuses a visitor who stopped the last dealing of a table. */
    void check(TableState table, String visitor) {
        long now = nanoTime.getAsLong();
        for (int seat : table.dealing().stopped()) {
            String stopper = seated.asMap().remove(table.id() + ' ' + seat);
            if (stopper != null) {
                waitUntil.put(table.id() + ' ' + stopper, now + waitNanos);
            }
        }
        Long until = waitUntil.getIfPresent(table.id() + ' ' + visitor);
        if (until != null && until - now > 0) {
            throw new RefusedException(
                    Why.TOO_MANY,
                    "seat: you stopped the last dealing here, expected you in " + ((until - now) / 1_000_000_000L + 1)
                            + " seconds");
        }
    }
}
