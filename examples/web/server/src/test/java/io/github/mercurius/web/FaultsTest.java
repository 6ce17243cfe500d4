package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers are killed and the database stops in the middle of games: nothing that was accepted is lost or done twice.
 */
@Tag("nightly")
class FaultsTest {
    private static final int TABLES = 50;

    @Test
    void gamesGoOnWhenAServerIsKilledAndTheDatabaseRestarts() throws Exception {
        assumeTrue(Postgres.isInstalled(), "no PostgreSQL");
        try (Postgres postgres = Postgres.begin();
                ServerProcess survivor = ServerProcess.start("--database", postgres.url())) {
            ServerProcess victim = ServerProcess.start("--database", postgres.url());
            List<URI> servers = List.of(survivor.address(), victim.address());
            List<Stubborn> people = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                Stubborn person = new Stubborn(servers, i % 2);
                person.make(3 + i % 3);
                people.add(person);
            }
            ExecutorService threads = Executors.newCachedThreadPool();
            List<Future<?>> games = new ArrayList<>();
            people.forEach(person -> games.add(threads.submit(person::play)));

            awaitEntries(postgres, TABLES * 20L);
            victim.kill();
            awaitEntries(postgres, TABLES * 40L);
            postgres.crash();
            postgres.start();

            for (Future<?> game : games) {
                game.get();
            }
            threads.shutdown();
            people.forEach(person -> person.assertWholeAndTrue(survivor.address()));
            assertEveryEntryOnce(postgres);
        }
    }

    private static void awaitEntries(Postgres postgres, long count) {
        while (postgres.number("select count(*) from entries") < count) {
            Thread.onSpinWait();
        }
    }

    private static void assertEveryEntryOnce(Postgres postgres) {
        assertThat(postgres.number("select count(*) from tables")).isEqualTo(TABLES);
        assertThat(postgres.number("select count(*) from tables where version <>"
                        + " (select count(*) from entries where table_id = id)"))
                .isZero();
        assertThat(postgres.number(
                        "select count(*) from (select table_id, request from entries where request is not null"
                                + " group by 1, 2 having count(*) > 1) twice"))
                .isZero();
    }

    @Test
    void twoServersServeOneTable() throws Exception {
        assumeTrue(Postgres.isInstalled(), "no PostgreSQL");
        try (Postgres postgres = Postgres.begin();
                TestServer one = TestServer.on(postgres.url());
                TestServer two = TestServer.on(postgres.url())) {
            Page anna = one.page();
            anna.make("{\"players\":3,\"bots\":{\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            anna.connect();
            Page magda = two.page();
            magda.sit(anna.table(), 1, "Magda", null);
            magda.connect();
            ExecutorService threads = Executors.newFixedThreadPool(2);
            List<Future<?>> games = List.of(
                    threads.submit(() -> anna.playUntil(Integer.MAX_VALUE)),
                    threads.submit(() -> magda.playUntil(Integer.MAX_VALUE)));
            for (Future<?> game : games) {
                game.get();
            }
            threads.shutdown();
            GameRecord record = MercuriusJson.RECORD.read(magda.get("/record").body());
            assertThat(record.verify(anna.shown, anna.game).isProof()).isTrue();
            assertThat(record.verify(magda.shown, magda.game).isProof()).isTrue();
        }
    }

    @Test
    void aKilledServerWithAFileLosesNothingThatItAccepted(@TempDir Path folder) {
        String file = folder.resolve("tables").toString();
        Page anna;
        try (ServerProcess first = ServerProcess.start("--file", file)) {
            anna = new Page(first.address());
            anna.make("{\"players\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"},"
                    + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            anna.connect();
            anna.playUntil(20);
            first.kill();
        }
        try (ServerProcess second = ServerProcess.start("--file", file)) {
            anna.use(second.address());
            anna.frames.clear();
            anna.connect();
            anna.await("the rest", page -> !page.frames.isEmpty());
            assertThat(Page.json(anna.frames.get(0)).get("game").get("from").intValue())
                    .isGreaterThanOrEqualTo(20);
            anna.playUntil(Integer.MAX_VALUE);
            assertThat(anna.verify().isProof()).isTrue();
        }
    }
}
