package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.game.TableGame;
import io.github.mercurius.web.table.Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tables that a server has stored before: they are read, those of newer servers are left alone. */
class StoredTablesTest {
    /** What a server stored: a table that gathers, one under way, and one whose game is over. */
    private static final Path FIXTURE = Path.of("src/test/resources/stored-1");

    private static final Path FIXTURE_2 = Path.of("src/test/resources/stored-2");

    /** How rows stand in a file: a line each, with tabs between what is in the columns. */
    private static final String TABS = "'charset=UTF-8 fieldSeparator=\t fieldDelimiter= escape= nullString=-'";

    private static final String GATHERS = "gathers00000000000000x";
    private static final String PLAYS = "plays0000000000000000x";
    private static final String OVER = "over00000000000000000x";
    private static final String ANNA = "A".repeat(43);
    private static final String MAGDA = "E".repeat(43);

    private final String url = "jdbc:h2:mem:" + UUID.randomUUID();
    private Connection database;

    @BeforeEach
    void open() throws SQLException {
        database = DriverManager.getConnection(url);
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    private TestServer serverWith(Path fixture) throws Exception {
        Stores.at(url).close();
        for (String table : List.of("tables", "entries")) {
            Path rows = fixture.resolve(table + ".tsv");
            String columns = Files.readAllLines(rows).get(0).replace('\t', ',');
            database.createStatement()
                    .execute("insert into " + table + " (" + columns + ") select * from csvread('" + rows + "', null, "
                            + TABS + ")");
        }
        return TestServer.with(Stores.at(url));
    }

    private String row(String sql) throws SQLException {
        try (ResultSet row = database.createStatement().executeQuery(sql)) {
            assertThat(row.next()).isTrue();
            return row.getString(1);
        }
    }

    @Test
    void tablesThatAreStoredAreReadAndPlayedOn() throws Exception {
        try (TestServer server = serverWith(FIXTURE)) {
            Page over = server.page().watching(OVER);
            assertThat(MercuriusJson.RECORD
                            .read(over.get("/record").body())
                            .verify()
                            .discrepancy())
                    .isEmpty();
            JsonNode gathers = Page.json(server.page().watching(GATHERS).get("").body());
            assertThat(gathers.get("phase").textValue()).isEqualTo("gathering");
            assertThat(gathers.at("/seats/0/name").textValue()).isEqualTo("Anna");
            Page anna = server.page().withToken(ANNA, PLAYS).connect();
            Page magda = server.page().withToken(MAGDA, PLAYS).connect();
            Thread other = new Thread(() -> magda.playUntil(Integer.MAX_VALUE));
            other.start();
            anna.playUntil(Integer.MAX_VALUE);
            other.join();
            assertThat(anna.isOver()).isTrue();
            assertThat(anna.verify().discrepancy()).isEmpty();
        }
    }

    /** In version 4 the others were asked for each undo. */
    @Test
    void anUndoThatAnOlderServerStoredWasAskedFor() {
        String stored = "{\"type\":\"undoAsked\",\"seat\":0,\"keep\":3}";
        assertThat(Store.entry(stored)).isEqualTo(new Entry.UndoAsked(0, 3, false));
        assertThat(Store.json(new Entry.UndoAsked(0, 3, false))).isEqualTo(stored);
        Entry free = new Entry.UndoAsked(0, 3, true);
        assertThat(Store.entry(Store.json(free))).isEqualTo(free);
    }

    @Test
    void aTableOfANewerServerIsLeftAlone() throws Exception {
        try (TestServer server = serverWith(FIXTURE)) {
            Page watching = server.page().watching(PLAYS).connect();
            watching.await("the game", page -> page.game != null);
            int number = Integer.parseInt(row("select version from tables where id = '" + PLAYS + "'"));
            database.createStatement()
                    .execute("insert into entries (table_id, number, at, request, entry) values ('" + PLAYS + "', "
                            + number + ", 1, null, '{\"type\":\"flew\",\"seat\":0}')");
            database.createStatement()
                    .execute("update tables set version = version + 1, entry_version = " + (Store.ENTRY_VERSION + 1)
                            + ", due = 1 where id = '" + PLAYS + "'");
            server.pass(Duration.ofSeconds(5)); // it compares with the database
            watching.await("the end of the connection", page -> page.closeCode() != 0);
            assertThat(watching.closeCode())
                    .as("the page goes to another server")
                    .isEqualTo(1001);
            var refused = server.page().watching(PLAYS).get("");
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(Page.json(refused.body()).get("error").textValue()).isEqualTo("newer");
            assertThat(refused.body()).doesNotContain("flew");
            Page again = server.page().watching(PLAYS).connect();
            again.await("a refusal", page -> page.closeCode() != 0);
            assertThat(again.closeCode()).isEqualTo(1011);
            server.pass(Duration.ofSeconds(10));
            assertThat(row("select due from tables where id = '" + PLAYS + "'"))
                    .as("nobody claims it")
                    .isEqualTo("1");
            assertThat(row("select count(*) from entries where table_id = '" + PLAYS + "'"))
                    .isEqualTo(String.valueOf(number + 1));
            assertThat(server.page().watching(OVER).get("").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void anEntryWithAFieldMoreIsNotReadAsIfItHadItNot() throws Exception {
        try (TestServer server = serverWith(FIXTURE)) {
            database.createStatement()
                    .execute("update entries set entry = replace(entry, '\"seat\":0', '\"seat\":0,\"glove\":true')"
                            + " where table_id = '" + OVER + "' and number = 1");
            var refused = server.page().watching(OVER).get("");
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(Page.json(refused.body()).get("error").textValue()).isEqualTo("newer");
        }
    }

    @Test
    void aTableThatThisServerChangesIsOfItsVersion() throws Exception {
        try (TestServer server = serverWith(FIXTURE)) {
            database.createStatement().execute("update tables set entry_version = 0 where id = '" + PLAYS + "'");
            Page anna = server.page().withToken(ANNA, PLAYS).connect();
            anna.await("the game", page -> page.game != null);
            server.pass(Duration.ofSeconds(1)); // as long as nobody may leave again
            assertThat(anna.ask("leave", Page.JSON.createObjectNode())
                            .get("type")
                            .textValue())
                    .isEqualTo("done");
            assertThat(row("select entry_version from tables where id = '" + PLAYS + "'"))
                    .isEqualTo(String.valueOf(Store.ENTRY_VERSION));
        }
    }

    /** What a table of another game stores. */
    @Test
    void aTableOfAnotherGameIsRead() throws Exception {
        try (TestServer server = serverWith(FIXTURE_2)) {
            Page over = server.page().watching(OVER);
            TableGame<?, ?> game = Games.of("mercado", over.get("/edition").body());
            assertThat(game.editionName()).isEqualTo("my own");
            VerificationReport report =
                    game.formats().record().read(over.get("/record").body()).verify();
            assertThat(report.discrepancy()).isEmpty();
            assertThat(report.gaps()).contains(VerificationReport.Gap.CHANCE_UNKNOWN);
        }
    }
}
