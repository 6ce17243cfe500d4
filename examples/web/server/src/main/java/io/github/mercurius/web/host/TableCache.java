package io.github.mercurius.web.host;

import io.github.mercurius.web.table.TableState;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tables used last, so that they need not be read again. What it holds may be old: the database decides. */
final class TableCache {
    private static final long BYTES_OF_TABLE = 10_000;
    private static final long BYTES_OF_ENTRY = 700;

    private final long mostBytes;
    private final Map<String, TableState> tables = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /**
     * A cache.
     *
     * @param mostBytes how much of the heap its tables may take, as they are estimated
     */
    TableCache(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    private static long bytesOf(@Nullable TableState table) {
        return table == null ? 0 : BYTES_OF_TABLE + BYTES_OF_ENTRY * table.version();
    }

    synchronized @Nullable TableState get(String id) {
        return tables.get(id);
    }

    /** Keeps a state, unless a newer one of the same table is here. */
    synchronized void put(TableState table) {
        bytes -= bytesOf(tables.get(table.id()));
        bytes += bytesOf(tables.merge(table.id(), table, (old, now) -> now.version() > old.version() ? now : old));
        Iterator<TableState> eldest = tables.values().iterator();
        while (bytes > mostBytes && tables.size() > 1) {
            bytes -= bytesOf(eldest.next());
            eldest.remove();
        }
    }

    synchronized void remove(String id) {
        bytes -= bytesOf(tables.remove(id));
    }

    /** How much its tables take of the heap, as they are estimated. */
    synchronized long bytes() {
        return bytes;
    }

    synchronized int size() {
        return tables.size();
    }
}
