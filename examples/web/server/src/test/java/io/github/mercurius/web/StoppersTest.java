package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.table.Schedule;
import io.github.mercurius.web.table.Secrets;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** A stranger who sits down and never deals along does not keep a table from its game. */
class StoppersTest {
    private static final Schedule QUICK = CommandLine.populateCommand(new Schedule(), "--bot-delay=0", "--dealing=5");
    private static final String TABLE =
            "{\"players\":3,\"bots\":{\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}";

    private static TestServer server(int stopped) {
        Limits limits = CommandLine.populateCommand(TestServer.loose(), "--stopped=" + stopped);
        return TestServer.with(Stores.at("jdbc:h2:mem:" + UUID.randomUUID().toString()), QUICK, limits);
    }

    private static HttpResponse<String> sit(TestServer server, String table, String name) {
        return server.page()
                .send(
                        "PUT",
                        "/api/tables/" + table + "/seats/1",
                        "{\"name\":\"" + name + "\"}",
                        "Authorization",
                        "Bearer " + Secrets.secret());
    }

    @Test
    void whoStopsADealingWaits() {
        try (TestServer server = server(120)) {
            Page anna = server.page();
            anna.make(TABLE);
            anna.connect();
            assertThat(sit(server, anna.table(), "Stranger").statusCode()).isEqualTo(200);
            anna.await(
                    "her commitment",
                    page -> page.phase().equals("dealing")
                            && page.lobby.at("/dealing/commitments/0").isTextual());
            server.pass(Duration.ofSeconds(5));
            anna.await("its end", page -> page.phase().equals("gathering"));
            HttpResponse<String> again = sit(server, anna.table(), "Stranger");
            assertThat(again.statusCode()).isEqualTo(429);
            assertThat(again.body()).contains("you stopped the last dealing here");
            assertThat(anna.seatBot(1, "random").statusCode())
                    .as("others sit down")
                    .isEqualTo(200);
            anna.await("the game", page -> page.phase().equals("playing"));
        }
    }

    @Test
    void whoMadeTheTableFreesSeatsAndNobodyElse() {
        try (TestServer server = server(0)) {
            Page anna = server.page();
            anna.make("{\"players\":3,\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            Page magda = server.page();
            assertThat(magda.sit(anna.table(), 1, "Magda", null).statusCode()).isEqualTo(200);
            assertThat(magda.free(0).statusCode()).isEqualTo(403);
            assertThat(anna.free(1).statusCode()).isEqualTo(200);
            assertThat(Page.json(anna.get("").body()).get("maker").intValue()).isZero();
            assertThat(magda.sit(anna.table(), 1, "Magda", null).statusCode()).isEqualTo(200);
            assertThat(anna.free(0).statusCode()).isEqualTo(200);
            assertThat(magda.get("").body()).as("nobody takes over").contains("\"maker\":null");
        }
    }
}
