package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.mercurius.web.table.RefusedException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** The same of PostgreSQL, and what several servers have of it. */
@Tag("nightly")
class PostgresStoreTest extends StoreTest {
    private static Postgres postgres;

    @BeforeAll
    static void begin() {
        Assumptions.assumeTrue(Postgres.isInstalled(), "no PostgreSQL");
        postgres = Postgres.begin();
    }

    @AfterAll
    static void end() {
        if (postgres != null) {
            postgres.close();
        }
    }

    @Override
    Store open() {
        return Stores.at(postgres.url());
    }

    @Test
    void serversThatBeginAtOnceMakeTheTablesOnce() throws Exception {
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
        try (Store store = open();
                Connection paused = DriverManager.getConnection(postgres.url())) {
            String held = create(store);
            String other = create(store);
            paused.setAutoCommit(false);
            paused.createStatement().execute("update tables set due = due where id = '" + held + "'");
            assertThat(store.waiting(1_000, 1_000_000))
                    .extracting(Store.Waiting::table)
                    .contains(other)
                    .doesNotContain(held);
            assertThat(log(() -> assertThatThrownBy(() -> store.claim(new Store.Waiting(held, 1, 10), 99))
                            .isInstanceOf(RefusedException.class)))
                    .contains("claiming a table failed")
                    .contains("due to lock timeout");
            assertThat(store.claim(new Store.Waiting(other, 1, 10), 99)).isTrue();
            paused.rollback();
            assertThat(store.waiting(1_000, 1_000_000))
                    .extracting(Store.Waiting::table)
                    .contains(held);
        }
    }

    /** What the store logs meanwhile. */
    private static String log(Runnable meanwhile) {
        ListAppender<ILoggingEvent> appender = new ListAppender<>();
        appender.start();
        Logger logger = (Logger) LoggerFactory.getLogger(Store.class);
        logger.addAppender(appender);
        try {
            meanwhile.run();
        } finally {
            logger.detachAppender(appender);
        }
        return appender.list.stream()
                .map(event -> String.valueOf(event.getKeyValuePairs()))
                .collect(Collectors.joining());
    }
}
