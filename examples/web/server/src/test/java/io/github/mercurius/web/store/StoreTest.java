package io.github.mercurius.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.web.Postgres;
import io.github.mercurius.web.store.Store.Index;
import io.github.mercurius.web.store.Store.Waiting;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Stored;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both databases keep each entry once, whoever comes first. */
class StoreTest {
    private static final Index INDEX = new Index(true, 10, "{}");
    private static final List<Store> OPEN = new ArrayList<>();
    private static Postgres postgres;

    static List<Store> stores() {
        if (OPEN.isEmpty()) {
            OPEN.add(Stores.inMemory(UUID.randomUUID().toString()));
            if (Postgres.isInstalled()) {
                postgres = Postgres.begin();
                OPEN.add(Stores.at(postgres.url(), null, null));
            }
        }
        return OPEN;
    }

    @AfterAll
    static void close() {
        OPEN.forEach(Store::close);
        if (postgres != null) {
            postgres.close();
        }
    }

    private static String create(Store store) {
        String id = UUID.randomUUID().toString().substring(0, 20);
        store.create(id, new Stored(0, 5, null, new Entry.StoodUp(0)), INDEX);
        return id;
    }

    private static Stored entry(int number, int seat) {
        return new Stored(number, 6, "0 a", new Entry.StoodUp(seat));
    }

    @Test
    void theFileIsForItsOwnerAlone(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("deep/tables");
        for (int i = 0; i < 2; i++) {
            try (Store store = Stores.inFile(file)) {
                create(store);
            }
            try (Stream<Path> files = Files.list(file.getParent())) {
                assertThat(files)
                        .hasSize(1)
                        .allSatisfy(
                                each -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
                                        .isEqualTo("rw-------"));
            }
            Files.setPosixFilePermissions(
                    file.resolveSibling("tables.mv.db"), PosixFilePermissions.fromString("rw-r--r--"));
        }
    }

    @Test
    void serversThatBeginAtOnceMakeTheTablesOnce() throws Exception {
        stores();
        Assumptions.assumeTrue(postgres != null, "no PostgreSQL");
        ExecutorService threads = Executors.newFixedThreadPool(8);
        for (int round = 0; round < 5; round++) {
            String schema = "fresh" + round;
            try (Connection connection = DriverManager.getConnection(postgres.url())) {
                connection.createStatement().execute("create schema " + schema);
            }
            List<Callable<Store>> begins =
                    Collections.nCopies(8, () -> Stores.at(postgres.url() + "&currentSchema=" + schema, null, null, 2));
            for (Future<Store> begun : threads.invokeAll(begins)) {
                begun.get().close();
            }
        }
        threads.shutdownNow();
    }

    /** A server stands still in the middle of a change, and holds its row. */
    @Test
    void aServerThatStandsStillKeepsOneTableAlone() throws Exception {
        stores();
        Assumptions.assumeTrue(postgres != null, "no PostgreSQL");
        Store store = OPEN.get(1);
        String held = create(store);
        String other = create(store);
        try (Connection paused = DriverManager.getConnection(postgres.url())) {
            paused.setAutoCommit(false);
            paused.createStatement().execute("update tables set due = due where id = '" + held + "'");
            List<String> waiting =
                    store.waiting(1_000, 1_000_000).stream().map(Waiting::table).toList();
            assertThat(waiting).contains(other).doesNotContain(held);
            long begun = System.nanoTime();
            assertThatThrownBy(() -> store.claim(new Waiting(held, 1, 10), 99)).isInstanceOf(StoreException.class);
            assertThat((System.nanoTime() - begun) / 1_000_000).isBetween(1_000L, 4_500L);
            assertThat(store.claim(new Waiting(other, 1, 10), 99)).isTrue();
            paused.rollback();
        }
        assertThat(store.waiting(1_000, 1_000_000)).extracting(Waiting::table).contains(held);
    }

    @Test
    void whatIsLoggedOfAFailureHasNoValues() {
        StoreException failure = new StoreException(
                "storing an entry",
                new java.sql.SQLException(
                        "Value too long for column \"ENTRY\": \"{secret}\"",
                        new IOException("No space left on device")));
        assertThat(failure.reason())
                .isEqualTo("database: storing an entry failed: Value too long for column …: No space left on device");
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("stores")
    void entriesComeBackInOrder(Store store) {
        String id = create(store);
        assertThat(store.append(id, entry(1, 1), INDEX)).isTrue();
        assertThat(store.append(id, entry(2, 2), INDEX)).isTrue();
        assertThat(store.entries(id, 1)).containsExactly(entry(1, 1), entry(2, 2));
        assertThat(store.version(id)).hasValue(3);
        assertThat(store.version("other")).isEmpty();
        assertThat(store.entries("' or 1=1 --", 0)).isEmpty();
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("stores")
    void ofManyWhoStoreTheSameNumberOneIsFirst(Store store) throws Exception {
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

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("stores")
    void theDatabaseItselfRefusesASecondEntryWithTheSameNumber(Store store) {
        String id = create(store);
        String again = "insert into entries select * from entries where table_id = ?";
        assertThatThrownBy(() -> ((SqlStore) store)
                        .run("storing an entry again", connection -> SqlStore.update(connection, again, id)))
                .isInstanceOf(StoreException.class);
        assertThat(store.entries(id, 0)).hasSize(1);
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("stores")
    void noEntryIsLeftOut(Store store) {
        String id = create(store);
        assertThat(store.append(id, entry(2, 0), INDEX)).isFalse();
        assertThat(store.append("other", entry(1, 0), INDEX)).isFalse();
        assertThat(store.entries(id, 0)).hasSize(1);
        assertThat(store.entries("other", 0)).isEmpty();
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("stores")
    void oneServerTakesOverWhatIsToBeDone(Store store) {
        String id = create(store);
        assertThat(store.waiting(10, 1000)).extracting(Waiting::table).doesNotContain(id);
        Waiting waiting = new Waiting(id, 1, 10);
        assertThat(store.waiting(11, 1000)).contains(waiting);
        assertThat(store.claim(waiting, 50)).isTrue();
        assertThat(store.claim(waiting, 50)).isFalse();
        assertThat(store.waiting(11, 1000)).extracting(Waiting::table).doesNotContain(id);
        store.append(id, entry(1, 0), INDEX);
        assertThat(store.claim(new Waiting(id, 1, 50), 60)).isFalse();
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("stores")
    void aTableThatHasChangedIsNotDeleted(Store store) {
        String id = create(store);
        store.append(id, entry(1, 0), INDEX);
        assertThat(store.delete(id, 1)).isFalse();
        assertThat(store.delete(id, 2)).isTrue();
        assertThat(store.version(id)).isEmpty();
        assertThat(store.entries(id, 0)).isEmpty();
        assertThat(store.append(id, entry(2, 0), INDEX)).isFalse();
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("stores")
    void thePublicListHasPublicTables(Store store) {
        String hidden = "{\"hidden\":\"" + UUID.randomUUID() + "\"}";
        store.create(
                UUID.randomUUID().toString().substring(0, 20),
                new Stored(0, 5, null, new Entry.StoodUp(0)),
                new Index(false, 10, hidden));
        create(store);
        assertThat(store.listed(1000)).contains("{}").doesNotContain(hidden);
        assertThat(store.listed(1)).hasSize(1);
    }

    @Test
    void otherServersAreToldOfChanges() throws Exception {
        stores();
        org.junit.jupiter.api.Assumptions.assumeTrue(postgres != null, "no PostgreSQL");
        List<String> told = new CopyOnWriteArrayList<>();
        try (Store other = Stores.at(postgres.url(), null, null)) {
            other.listen((table, version) -> told.add(table + version));
            Store store = OPEN.get(1);
            String first = create(store);
            for (int version = 1; told.isEmpty(); version++) { // until it listens
                store.append(first, entry(version, 0), INDEX);
                Thread.sleep(50);
            }
            String id = create(store);
            store.append(id, entry(1, 0), INDEX);
            store.delete(id, 2);
            for (int i = 0; i < 600 && !told.contains(id + -1); i++) {
                Thread.sleep(50);
            }
            assertThat(told).filteredOn(change -> change.startsWith(id)).containsExactly(id + 2, id + -1);
        }
    }

    @Test
    void otherDatabasesAreRefused() {
        assertThatThrownBy(() -> Stores.at("jdbc:mysql://x", null, null))
                .hasMessageContaining("expected jdbc:postgresql");
    }
}
