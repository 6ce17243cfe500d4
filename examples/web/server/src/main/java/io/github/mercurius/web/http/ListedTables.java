package io.github.mercurius.web.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.mercurius.web.host.Tables;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which tables of the public list each visitor made here: nobody fills the list, which shows the newest ones.
 * Thread-safe.
 */
record ListedTables(Tables tables, int most, LoadingCache<String, Set<String>> made) {
    private static final int MOST_VISITORS = 100_000;

    /**
     * The tables of visitors.
     *
     * @param most how many of a visitor may be in the list at the same time
     */
    ListedTables(Tables tables, int most) {
        this(
                tables,
                most,
                Caffeine.newBuilder().maximumSize(MOST_VISITORS).build(visitor -> ConcurrentHashMap.newKeySet()));
    }

    /** Refuses a visitor who has too many. */
    void check(String visitor) {
        Set<String> listed = made.get(visitor);
        listed.removeIf(table -> !isListed(table));
        if (listed.size() >= most) {
            throw new RefusedException(
                    Why.TOO_MANY,
                    "public: " + listed.size()
                            + " public tables were made from here, expected a private one, or to wait"
                            + " until a game is over");
        }
    }

    private boolean isListed(String table) {
        try {
            return tables.known(table).phase() != Phase.OVER;
        } catch (RefusedException gone) {
            return false;
        }
    }

    void made(String visitor, String table) {
        made.get(visitor).add(table);
    }
}
