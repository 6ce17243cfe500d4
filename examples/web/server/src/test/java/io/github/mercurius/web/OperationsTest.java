package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What an operator asks of a server. */
class OperationsTest {
    @Test
    void aServerThatDrainsIsNotReadyAndGoesOn() {
        TestServer server = TestServer.inMemory();
        Page anna = server.page();
        assertThat(anna.send("GET", "/ready", null).statusCode()).isEqualTo(200);
        server.drain();
        HttpResponse<String> ready = anna.send("GET", "/ready", null);
        assertThat(ready.statusCode()).isEqualTo(503);
        assertThat(ready.body()).isEqualTo("{\"status\":\"closing\"}");
        assertThat(anna.send("GET", "/live", null).body()).isEqualTo("{\"status\":\"up\"}");
        play(anna);
        server.close();
        anna.await("to be sent to another server", page -> page.closeCode() != 0);
        assertThat(anna.closeCode()).isEqualTo(1001);
    }

    @Test
    void operatorsHaveAPortOfTheirOwn() {
        try (TestServer server = TestServer.inMemory()) {
            Page inside = server.inside();
            assertThat(inside.send("GET", "/live", null).body()).isEqualTo("{\"status\":\"up\"}");
            assertThat(inside.send("GET", "/ready", null).statusCode()).isEqualTo(200);
            assertThat(inside.send("GET", "/metrics", null).body()).contains("mercurius_connections");
            assertThat(inside.send("GET", "/api/games", null).statusCode()).isEqualTo(404);
            assertThat(inside.send("GET", "/", null).statusCode()).isEqualTo(404);
        }
    }

    private static void play(Page page) {
        page.make("{\"players\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        page.connect();
        page.playUntil(5);
    }

    @Test
    @Tag("nightly")
    void aServerWithoutItsDatabaseLivesAndIsNotReady() {
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
                assertThat(page.send("GET", "/live", null).statusCode()).isEqualTo(200);
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
            assertThat(anna.send("GET", "/metrics", null).body())
                    .contains("mercurius_message_seconds_bucket{le=\"0.005\"} ")
                    .contains("mercurius_bots_seconds_total ")
                    .contains("mercurius_store_append_seconds_bucket{le=\"0.05\"} ")
                    .contains("mercurius_tables_overdue 0.0\n")
                    .contains("mercurius_connections 1.0\n")
                    .contains("mercurius_info{version=")
                    .contains("hikaricp_connections_active{pool=\"database\"} ")
                    .contains("jvm_memory_used_bytes{area=\"heap\"")
                    .contains("jvm_threads_live_threads ")
                    .doesNotContain("quantile=");
        }
    }
}
