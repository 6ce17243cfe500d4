package io.github.mercurius.web.host;

import io.github.mercurius.web.table.TableState;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tables used last, so that they need not be read again. What it holds may be old: the database decides. */
final class TableCache {
    private final Map<String, TableState> tables;

    TableCache(int most) {
        tables = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, TableState> eldest) {
                return size() > most;
            }
        };
    }

    synchronized @Nullable TableState get(String id) {
        return tables.get(id);
    }

    /** Keeps a state, unless a newer one of the same table is here. */
    synchronized void put(TableState table) {
        tables.merge(table.id(), table, (old, now) -> now.version() > old.version() ? now : old);
    }

    synchronized void remove(String id) {
        tables.remove(id);
    }

    synchronized int size() {
        return tables.size();
    }
}
