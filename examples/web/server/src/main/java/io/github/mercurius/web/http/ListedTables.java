package io.github.mercurius.web.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.mercurius.web.host.Tables;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Which tables of the public list each visitor made here: nobody fills the list, which shows the newest ones.
 * Thread-safe.
 */
final class ListedTables {
    private static final int MOST_VISITORS = 100_000;

    private final Tables tables;
    private final int most;
    private final Map<String, List<String>> made = Caffeine.newBuilder()
            .maximumSize(MOST_VISITORS)
            .<String, List<String>>build()
            .asMap();

    /**
     * The tables of visitors.
     *
     * @param most how many of a visitor may be in the list at the same time
     */
    ListedTables(Tables tables, int most) {
        this.tables = tables;
        this.most = most;
    }

    /** Refuses a visitor who has too many. */
    synchronized void check(String visitor) {
        List<String> listed = made.getOrDefault(visitor, List.of()).stream()
                .filter(this::isListed)
                .toList();
        made.put(visitor, listed);
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

    synchronized void made(String visitor, String table) {
        made.merge(
                visitor,
                List.of(table),
                (before, more) -> Stream.concat(before.stream(), more.stream()).toList());
    }
}
