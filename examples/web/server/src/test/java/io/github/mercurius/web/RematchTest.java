package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.web.table.Schedule;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game is over: the same people play again, and say something to each other. */
class RematchTest {
    private final String url = "jdbc:h2:mem:" + UUID.randomUUID();
    private TestServer server;
    private Page anna;
    private Page magda;

    @BeforeEach
    void open() {
        server = TestServer.with(store());
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Store store() {
        return Stores.at(url);
    }

    private static ObjectNode fields() {
        return Page.JSON.createObjectNode();
    }

    private static void is(HttpResponse<String> answer, int status, String error) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(Page.json(answer.body()).get("error").textValue()).isEqualTo(error);
    }

    private static JsonNode lobby(Page page) {
        return Page.json(page.get("").body());
    }

    /** Anna, a bot and Magda, with rulings that are not the usual ones, at a public table. */
    private void sitDown() {
        anna = server.page();
        anna.make("{\"players\":3,\"timer\":0,\"dealing\":\"sealed\",\"startSeat\":2,\"bots\":{\"1\":\"greedy\"},"
                + "\"rulings\":{\"dividends\":\"full\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        magda = server.page();
        magda.sit(anna.table(), 2, "Magda", null);
        List.of(anna, magda).forEach(Page::connect);
        anna.await("the deal", page -> page.game != null);
        magda.await("the deal", page -> page.game != null);
    }

    private void playToTheEnd() throws InterruptedException {
        sitDown();
        Thread other = new Thread(() -> magda.playUntil(Integer.MAX_VALUE));
        other.start();
        anna.playUntil(Integer.MAX_VALUE);
        other.join();
        anna.await("the end", page -> page.phase().equals("over"));
    }

    @Test
    void theSamePeoplePlayAgainOnTheirSeatsWithTheSameOptionsAndBots() throws InterruptedException {
        playToTheEnd();
        String before = anna.table();
        JsonNode first = Page.json(anna.rematch().body());
        assertThat(first.get("seat").intValue()).isZero();
        magda.await("the wish", page -> page.lobby.at("/seats/0/rematch").booleanValue());
        assertThat(magda.lobby.get("rematch")).isEqualTo(first.get("id"));
        JsonNode made = Page.json(
                server.page().watching(first.get("id").textValue()).get("").body());
        assertThat(made.get("phase").textValue()).isEqualTo("gathering");
        assertThat(made.at("/seats/0/name").textValue()).isEqualTo("Anna");
        assertThat(made.at("/seats/1/bot").textValue()).isEqualTo("greedy");
        assertThat(made.at("/seats/2/kind").textValue()).isEqualTo("free");
        assertThat(made.at("/seats/2/keptFor").textValue()).isEqualTo("Magda");
        assertThat(anna.rematch().body()).as("asked twice").isEqualTo(first.toString());
        assertThat(Page.json(magda.rematch().body()).get("id")).isEqualTo(first.get("id"));

        Page again = server.page().withToken(magda.token, first.get("id").textValue());
        again.connect();
        again.await("the new game", page -> page.game != null);
        assertThat(again.lobby.get("rulings")).isEqualTo(magda.lobby.get("rulings"));
        assertThat(again.lobby.get("startSeat").intValue()).isEqualTo(2);
        assertThat(again.lobby.at("/seats/2/name").textValue()).isEqualTo("Magda");
        assertThat(again.isMyTurn()).isTrue();
        assertThat(before).isNotEqualTo(again.table());
    }

    @Test
    void aKeptSeatIsForNobodyElseUntilTheMakerFreesIt() throws InterruptedException {
        playToTheEnd();
        String table = Page.json(anna.rematch().body()).get("id").textValue();
        Page thief = server.page();
        HttpResponse<String> taken = thief.sit(table, 2, "Magda", null);
        is(taken, 409, "seat-taken");
        assertThat(taken.body()).contains("seat 2: kept for Magda, expected a free seat: []");
        Page maker = server.page().withToken(anna.token, table);
        is(maker.seatBot(2, "greedy"), 409, "seat-taken");
        assertThat(maker.free(2).statusCode()).isEqualTo(200);
        assertThat(thief.sit(table, 2, "Robert", null).statusCode()).isEqualTo(200);
        thief.connect();
        thief.await("the deal", page -> page.game != null);
        is(magda.rematch(), 409, "wrong-phase");
    }

    @Test
    void onlyPlayersOfAFinishedGameAskForARematch() throws InterruptedException {
        sitDown();
        is(anna.rematch(), 409, "wrong-phase");
        assertThat(lobby(anna).get("rematch").isNull()).isTrue();
        Page stranger = server.page().withToken(server.page().token, anna.table());
        is(stranger.rematch(), 401, "unauthorized");
    }

    @Test
    void aRematchSurvivesTheServer() throws InterruptedException {
        playToTheEnd();
        String table = Page.json(anna.rematch().body()).get("id").textValue();
        TestServer other = TestServer.with(store());
        magda.use(other.address());
        assertThat(Page.json(magda.rematch().body()).get("id").textValue()).isEqualTo(table);
        other.close();
    }

    @Test
    void rematchesCountAsTablesThatAVisitorMakes() throws InterruptedException {
        playToTheEnd();
        try (TestServer strict = TestServer.with(store(), new Schedule(), new Limits())) {
            Page other = server.page();
            other.use(strict.address());
            for (int i = 0; i < 10; i++) {
                other.make("{\"players\":3}");
            }
            anna.use(strict.address());
            is(anna.rematch(), 429, "too-many");
        }
        assertThat(lobby(magda).get("rematch").isNull()).isTrue();
    }

    @Test
    void aPhraseReachesEverybodyAndChangesNothingInTheGame() {
        sitDown();
        int next = magda.next();
        assertThat(anna.ask("say", fields().put("phrase", "hello")).get("type").textValue())
                .isEqualTo("done");
        magda.await(
                "the phrase",
                page -> page.lobby.at("/seats/0/said/phrase").asText().equals("hello"));
        assertThat(magda.next()).isEqualTo(next);
        assertThat(magda.lobby.at("/seats/2/said").isNull()).isTrue();
    }

    @Test
    void onlyPhrasesOfTheListAndNotTooManyAreSaid() throws InterruptedException {
        sitDown();
        JsonNode free = anna.ask("say", fields().put("phrase", "<b>buy my shares</b>"));
        assertThat(free.get("error").textValue()).isEqualTo("malformed");
        assertThat(free.get("message").textValue()).startsWith("phrase: expected one of hello, goodLuck");
        anna.ask("say", fields().put("phrase", "hello"));
        JsonNode soon = anna.ask("say", fields().put("phrase", "thanks"));
        assertThat(soon.get("error").textValue()).isEqualTo("too-many");
        assertThat(soon.get("message").textValue()).contains("2000 ms");
        Page spectator = server.page().watching(anna.table()).connect();
        assertThat(spectator
                        .ask("say", fields().put("phrase", "hello"))
                        .get("error")
                        .textValue())
                .isEqualTo("spectator");
    }
}
