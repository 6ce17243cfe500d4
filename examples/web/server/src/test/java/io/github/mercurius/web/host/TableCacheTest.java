package io.github.mercurius.web.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Stored;
import io.github.mercurius.web.table.TableState;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The cache is as large as a part of the heap, whatever its tables hold. */
class TableCacheTest {
    private final TableCache cache = new TableCache(100_000);

    private static TableState table(String id, int entries) {
        Options options = new Options(3, true, true, 0, Options.DealingKind.JOINT, 0, "mercurius", null, Map.of());
        TableState table = TableState.created(id, new Stored(0, 0, null, new Entry.Created(options, "i")));
        for (int number = 1; number < entries; number++) {
            table = table.after(new Stored(number, 0, null, new Entry.StoodUp(0)));
        }
        return table;
    }

    @Test
    void manySmallTablesOrFewLargeOnesAreKept() {
        for (int i = 0; i < 100; i++) {
            cache.put(table("small" + i, 1));
        }
        assertThat(cache.size()).isEqualTo(9);
        assertThat(cache.get("small99")).isNotNull();
        for (int i = 0; i < 3; i++) {
            cache.put(table("large" + i, 60));
        }
        assertThat(cache.size()).isEqualTo(1);
        assertThat(cache.bytes()).isEqualTo(52_000);
        cache.remove("large2");
        assertThat(cache.bytes()).isZero();
    }

    @Test
    void whatWasUsedLastStays() {
        cache.put(table("first", 1));
        for (int i = 0; i < 100; i++) {
            cache.put(table("other" + i, 1));
            assertThat(cache.get("first")).isNotNull();
        }
    }

    @Test
    void aTableThatGrowsIsCountedOnce() {
        for (int entries = 1; entries < 100; entries++) {
            cache.put(table("one", entries));
            cache.put(table("one", 1)); // an old state is not kept
        }
        assertThat(cache.bytes()).isEqualTo(10_000 + 700 * 99);
        cache.put(table("huge", 1000));
        assertThat(cache.size()).as("what is needed now is kept, however large").isEqualTo(1);
        assertThat(cache.get("huge")).isNotNull();
    }
}
