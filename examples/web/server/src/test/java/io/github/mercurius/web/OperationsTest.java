package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.http.Limits;
import io.github.mercurius.web.http.WebServer;
import io.github.mercurius.web.store.Stores;
import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What an operator asks of a server. */
class OperationsTest {
    @Test
    void aServerThatDrainsIsNotReadyAndGoesOn() throws Exception {
        WebServer server = WebServer.start(
                new WebServer.Address("127.0.0.1", 0, false, Set.of()),
                Stores.inMemory(UUID.randomUUID().toString()),
                TestServer.schedule(),
                Limits.loose());
        URI address = URI.create("http://127.0.0.1:" + server.port() + "/");
        play(new Page(address)); // the first game of a JVM can take seconds
        Page anna = new Page(address);
        assertThat(anna.send("GET", "/ready", null).statusCode()).isEqualTo(200);
        // in a thread of its own: the common pool may have one thread, which the client needs
        CompletableFuture<Void> closing =
                CompletableFuture.runAsync(() -> server.close(Duration.ofSeconds(8)), task -> new Thread(task).start());
        while (anna.send("GET", "/ready", null).statusCode() == 200) {
            Thread.sleep(10);
        }
        assertThat(anna.send("GET", "/ready", null).body()).isEqualTo("{\"status\":\"closing\"}");
        assertThat(anna.send("GET", "/live", null).body()).isEqualTo("{\"status\":\"up\"}");
        play(anna);
        anna.await("to be sent to another server", page -> page.closeCode() != 0);
        assertThat(anna.closeCode()).isEqualTo(1001);
        closing.get(20, TimeUnit.SECONDS);
    }

    private static void play(Page page) {
        page.make("{\"players\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        page.connect();
        page.playUntil(5);
    }

    @Test
    @Tag("long")
    void aServerWithoutItsDatabaseLivesAndIsNotReady() throws Exception {
        Assumptions.assumeTrue(Postgres.isInstalled(), "no PostgreSQL");
        try (Postgres postgres = Postgres.begin();
                TestServer server = TestServer.on(postgres.url())) {
            Page page = server.page();
            assertThat(page.send("GET", "/ready", null).statusCode()).isEqualTo(200);
            postgres.crash();
            HttpResponse<String> ready = page.send("GET", "/ready", null);
            assertThat(ready.statusCode()).isEqualTo(503);
            assertThat(ready.body()).isEqualTo("{\"status\":\"no database\"}");
            assertThat(page.send("GET", "/live", null).statusCode()).isEqualTo(200);
            postgres.start();
            while (page.send("GET", "/ready", null).statusCode() != 200) {
                Thread.sleep(100);
            }
        }
    }

    @Test
    void metricsCanBeAddedUp() {
        try (TestServer server = TestServer.inMemory()) {
            Page anna = server.page();
            anna.make("{\"players\":3,\"bots\":{\"1\":\"greedy\",\"2\":\"random\"},"
                    + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            anna.connect();
            anna.playUntil(5);
            String metrics = anna.send("GET", "/metrics", null).body();
            assertThat(metrics)
                    .contains("mercurius_message_seconds_bucket{le=\"0.005\"} ")
                    .contains("mercurius_store_append_seconds_bucket{le=\"0.05\"} ")
                    .contains("mercurius_tables_overdue 0.0\n")
                    .contains("mercurius_connections 1.0\n")
                    .contains("mercurius_info{version=")
                    .contains("hikaricp_connections_active{pool=\"database\"} ")
                    .contains("jvm_memory_used_bytes{area=\"heap\"")
                    .contains("jvm_threads_live_threads ")
                    .doesNotContain("quantile=");
            String bots = metrics.lines()
                    .filter(line -> line.startsWith("mercurius_bots_seconds_total "))
                    .findFirst()
                    .orElseThrow();
            assertThat(Double.parseDouble(bots.split(" ", 2)[1])).isPositive();
        }
    }
}
