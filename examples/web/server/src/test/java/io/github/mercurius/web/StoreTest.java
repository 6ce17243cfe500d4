package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Secrets;
import io.github.mercurius.web.table.Stored;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A store keeps each entry once, whoever comes first. Here it is H2 in memory. */
class StoreTest {
    static final Store.Index INDEX = new Store.Index(true, 10, "{}");

    private Store store;

    /** A database that other tests may have used. */
    Store open() {
        return Stores.at("jdbc:h2:mem:store-test");
    }

    @BeforeEach
    final void openStore() {
        store = open();
    }

    @AfterEach
    final void closeStore() {
        store.close();
    }

    static String create(Store store) {
        String id = Secrets.id();
        store.create(id, List.of(new Stored(0, 5, null, new Entry.StoodUp(0))), INDEX);
        return id;
    }

    static Stored entry(int number, int seat) {
        return new Stored(number, 6, "0 a", new Entry.StoodUp(seat));
    }

    @Test
    void entriesComeBackInOrder() {
        String id = create(store);
        assertThat(store.append(id, entry(1, 1), INDEX)).isTrue();
        assertThat(store.append(id, entry(2, 2), INDEX)).isTrue();
        assertThat(store.entries(id, 1)).containsExactly(entry(1, 1), entry(2, 2));
        assertThat(store.versions(List.of(id, "other"))).isEqualTo(Map.of(id, 3));
        assertThat(store.entries("' or 1=1 --", 0)).isEmpty();
    }

    @Test
    void ofManyWhoStoreTheSameNumberOneIsFirst() throws Exception {
        String id = create(store);
        ExecutorService threads = Executors.newFixedThreadPool(6);
        for (int number = 1; number <= 30; number++) {
            List<Callable<Boolean>> tries = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Stored entry = entry(number, i);
                tries.add(() -> store.append(id, entry, INDEX));
            }
            int first = 0;
            for (Future<Boolean> each : threads.invokeAll(tries)) {
                first += each.get() ? 1 : 0;
            }
            assertThat(first).isEqualTo(1);
        }
        threads.shutdown();
        assertThat(store.entries(id, 0)).hasSize(31);
    }

    @Test
    void theDatabaseItselfRefusesASecondEntryWithTheSameNumber() {
        String id = create(store);
        String again = "insert into entries select * from entries where table_id = ?";
        assertThatThrownBy(() -> store.run("storing an entry again", connection -> Store.update(connection, again, id)))
                .isInstanceOf(RefusedException.class);
        assertThat(store.entries(id, 0)).hasSize(1);
    }

    @Test
    void noEntryIsLeftOut() {
        String id = create(store);
        assertThat(store.append(id, entry(2, 0), INDEX)).isFalse();
        assertThat(store.append("other", entry(1, 0), INDEX)).isFalse();
        assertThat(store.entries(id, 0)).hasSize(1);
        assertThat(store.entries("other", 0)).isEmpty();
    }

    @Test
    void oneServerTakesOverWhatIsToBeDone() {
        String id = create(store);
        assertThat(store.waiting(10, 1000)).extracting(Store.Waiting::table).doesNotContain(id);
        Store.Waiting waiting = new Store.Waiting(id, 1, 10);
        assertThat(store.waiting(11, 1000)).contains(waiting);
        assertThat(store.claim(waiting, 50)).isTrue();
        assertThat(store.claim(waiting, 50)).isFalse();
        assertThat(store.waiting(11, 1000)).extracting(Store.Waiting::table).doesNotContain(id);
        store.append(id, entry(1, 0), INDEX);
        assertThat(store.claim(new Store.Waiting(id, 1, 50), 60)).isFalse();
    }

    @Test
    void aTableThatHasChangedIsNotDeleted() {
        String id = create(store);
        store.append(id, entry(1, 0), INDEX);
        assertThat(store.delete(id, 1)).isFalse();
        assertThat(store.delete(id, 2)).isTrue();
        assertThat(store.versions(List.of(id))).isEmpty();
        assertThat(store.entries(id, 0)).isEmpty();
        assertThat(store.append(id, entry(2, 0), INDEX)).isFalse();
    }

    @Test
    void thePublicListHasPublicTables() {
        String hidden = "{\"hidden\":\"" + Secrets.id() + "\"}";
        store.create(
                Secrets.id(),
                List.of(new Stored(0, 5, null, new Entry.StoodUp(0))),
                new Store.Index(false, 10, hidden));
        create(store);
        assertThat(store.listed(1000)).contains("{}").doesNotContain(hidden);
        assertThat(store.listed(1)).hasSize(1);
    }
}
