package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One of two servers stands still in the middle of its work: the other one plays all tables on. */
@Tag("long")
class PausedServerTest {
    private static final int TABLES = 40;
    private static final int ROUNDS = 5;
    private static final long LATEST_MILLIS = 10_000;

    @Test
    void theOtherServerPlaysAllTablesOn() throws InterruptedException {
        Assumptions.assumeTrue(Postgres.isInstalled(), "no PostgreSQL");
        try (Postgres postgres = Postgres.begin();
                ServerProcess paused = ServerProcess.start("--database", postgres.url(), "--bot-delay", "300");
                ServerProcess healthy = ServerProcess.start("--database", postgres.url(), "--bot-delay", "300")) {
            List<Page> people = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                people.add(begin(paused));
            }
            for (int round = 0; round < ROUNDS; round++) {
                paused.pause();
                Thread.sleep(LATEST_MILLIS);
                long late = System.currentTimeMillis() - LATEST_MILLIS;
                assertThat(postgres.number("select count(*) from tables where due < " + late))
                        .as("tables that are overdue in round %d", round)
                        .isZero();
                paused.resume();
                Thread.sleep(300);
            }
            for (Page person : people) {
                person.use(healthy.address());
                person.connect();
                person.await("the end", Page::isOver);
                assertThat(person.verify().discrepancy()).isEmpty();
            }
        }
    }

    /** A game whose person has left: bots play all seats. */
    private static Page begin(ServerProcess server) {
        Page person = new Page(server.address());
        person.make("{\"players\":3,\"timer\":0,\"bots\":{\"1\":\"greedy\",\"2\":\"greedy\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        person.connect();
        person.await("the deal", page -> page.game != null);
        assertThat(person.ask("leave", Page.JSON.createObjectNode()).get("type").textValue())
                .isEqualTo("done");
        return person;
    }
}
