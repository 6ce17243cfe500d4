package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.web.game.Games;
import io.github.mercurius.web.game.TableGame;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of each game through the same server: joint deals, reconnects, timers, undo, proof. */
class AnyGameTest {
    private static final String MADE_UP = "\"name\":\"stand-in of my own\"";

    @AutoClose
    private static final TestServer SERVER = TestServer.inMemory();

    static Stream<Arguments> games() {
        return Games.all().stream()
                .map(game -> Arguments.argumentSet(game.rules().id(), game));
    }

    static Stream<Arguments> gamesWithEditions() {
        return Games.all().stream()
                .filter(game -> game.edition() != null)
                .map(game -> Arguments.argumentSet(game.rules().id(), game));
    }

    private static Page page(TableGame<?, ?> game) {
        return new Page(SERVER.address(), game);
    }

    /** The page of somebody who has made a table for three. */
    private static Page makes(TableGame<?, ?> game, String more) {
        Page anna = page(game);
        anna.make("{\"game\":\"" + game.rules().id() + "\",\"players\":3," + more
                + ",\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        anna.connect();
        return anna;
    }

    private static Page sits(TableGame<?, ?> game, Page anna) {
        Page magda = page(game);
        assertThat(magda.sit(anna.table(), 1, "Magda", null).statusCode()).isEqualTo(200);
        magda.connect();
        return magda;
    }

    private static CompletableFuture<Void> plays(Page page) {
        return CompletableFuture.runAsync(() -> page.playUntil(Integer.MAX_VALUE), task -> new Thread(task).start());
    }

    @ParameterizedTest
    @MethodSource("games")
    void peopleAndABotPlayWhatWasDealt(TableGame<?, ?> game) {
        Page anna = makes(game, "\"timer\":0,\"bots\":{\"2\":\"greedy\"}");
        Page spectator = page(game);
        spectator.watching(anna.table()).connect();
        Page magda = sits(game, anna);

        CompletableFuture<Void> other = plays(magda);
        for (int updates = 10; updates <= 50; updates += 20) {
            anna.playUntil(updates);
            anna.cut();
            anna.connect();
        }
        anna.playUntil(Integer.MAX_VALUE);
        other.join();
        spectator.await("the end", Page::isOver);

        for (Page page : List.of(anna, magda)) {
            VerificationReport report = page.verify();
            assertThat(report.discrepancy()).as(report.message()).isEmpty();
            assertThat(report.isProof())
                    .as(report.message())
                    .isEqualTo(game.together().isPresent());
        }
        assertThat(spectator.verify().discrepancy()).isEmpty();
        if (game.together().isPresent()) {
            noFrameHasThePartOfTheHost(anna, magda, spectator);
        }
    }

    private static void noFrameHasThePartOfTheHost(Page anna, Page magda, Page spectator) {
        String secret =
                Page.json(anna.get("/record").body()).at("/joint/host/part").textValue();
        assertThat(secret).hasSize(64);
        Stream.of(anna, magda, spectator)
                .flatMap(page -> page.frames.stream())
                .forEach(frame -> assertThat(frame).doesNotContain(secret));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aBotPlaysForWhoseTimeRunsOut(TableGame<?, ?> game) {
        Page anna = makes(game, "\"timer\":5,\"bots\":{\"1\":\"greedy\",\"2\":\"greedy\"}");
        anna.await("my turn", Page::isMyTurn);

        while (!anna.isOver()) {
            int before = anna.next();
            SERVER.pass(Duration.ofSeconds(5));
            anna.await("an action of a bot", page -> page.next() > before || page.isOver());
        }

        assertThat(anna.verify().discrepancy()).isEmpty();
        assertThat(log(anna, game)).contains("!0 a bot plays: the time is over", "!0 a bot plays: nobody is there");
        assertThat(anna.lobby.at("/seats/0/away").booleanValue()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatRevealedNothingIsUndone(TableGame<?, ?> game) {
        Page anna = makes(game, "\"timer\":0,\"bots\":{\"1\":\"random\",\"2\":\"random\"}");
        JsonNode answer = null;
        for (int tries = 0; tries < 300 && answer == null; tries++) {
            anna.playUntil(anna.next() + 1);
            anna.await("my turn or the end", page -> page.isMyTurn() || page.isOver());
            assertThat(anna.isOver())
                    .as("something could be undone before the end")
                    .isFalse();
            int actions = anna.side.views().size() - 1;
            if (anna.undoTo < actions) {
                ObjectNode undo =
                        Page.JSON.createObjectNode().put("number", anna.next()).put("keep", actions - 1);
                answer = anna.ask("undo", undo);
            }
        }
        assertThat(answer.get("type").textValue()).as(String.valueOf(answer)).isEqualTo("done");

        anna.playUntil(anna.next() + 10);
        assertThat(anna.side.updates().stream().filter(update -> update.isUndo()))
                .isNotEmpty();
        assertThat(log(anna, game)).contains("U:1");
    }

    private static List<String> log(Page page, TableGame<?, ?> game) {
        return record(page, game).log().stream().map(LogEntry::notation).toList();
    }

    private static AnyRecord<?, ?> record(Page page, TableGame<?, ?> game) {
        return game.formats().record().read(page.get("/record").body());
    }

    @ParameterizedTest
    @MethodSource("gamesWithEditions")
    void theMakerOfATableChoosesTheEdition(TableGame<?, ?> standIn) {
        String edition = standIn.edition().replaceFirst("\"name\":\"[^\"]*\"", MADE_UP);
        TableGame<?, ?> game = Games.of(standIn.rules().id(), edition);
        assertThat(game.editionName()).isEqualTo("stand-in of my own");
        Page anna = makes(
                game,
                "\"dealing\":\"sealed\",\"edition\":" + edition + ",\"bots\":{\"1\":\"random\",\"2\":\"greedy\"}");

        anna.playUntil(20);

        assertThat(anna.lobby.get("edition").textValue()).isEqualTo(game.editionName());
        assertThat(anna.get("/edition").body()).isEqualTo(edition);
        assertThat(anna.get("/record").body()).contains(MADE_UP);
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void eachBotDecides(TableGame<A, V> game) {
        V view = game.rules()
                .start(List.of("Anna", "Magda", "Ugo"), new Random(1602)::nextInt)
                .state()
                .viewFor(0);
        for (String bot : game.bots()) {
            Decision<A> decision =
                    Arbiter.of(game.rules()).ask(view, game.bot().apply(bot).make(7));
            assertThat(decision.failure()).as(bot).isEmpty();
        }
    }

    /** The registry is the only place that names games. */
    @Test
    void nothingButTheRegistryKnowsAGame() throws IOException {
        Path main = Path.of("src/main/java/io/github/mercurius/web");
        try (Stream<Path> files = Files.walk(main)) {
            List<Path> others = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.getParent().endsWith("game"))
                    .toList();
            assertThat(others).hasSizeGreaterThan(20);
            for (Path file : others) {
                assertThat(Files.readString(file))
                        .as(file.toString())
                        .doesNotContainPattern("io\\.github\\.mercurius\\.(api|core|json|bots|mercatores|mercado)\\b")
                        .doesNotContain("\"mercurius\"", "\"mercatores\"", "\"mercado\"");
            }
        }
    }

    @Test
    void whatNoGameHasIsRefusedBeforeThereIsATable() {
        String mercado = "{\"game\":\"mercado\",\"players\":3,";
        assertRefused("{\"game\":\"chess\",\"players\":3}", "refused", "game: unknown, expected one of");
        assertRefused("{\"players\":3,\"edition\":{}}", "refused", "edition: one of mercurius, expected none");
        assertRefused(mercado + "\"edition\":{\"format\":\"mercado-edition/1\"}}", "refused", "EDN-");
        assertRefused(mercado + "\"edition\":\"O01\"}", "malformed", "edition: of another kind, expected an object");
        assertRefused(mercado + "\"bots\":{\"1\":\"regent:easy\"}}", "malformed", "bot: expected one of easy");
        assertRefused(
                mercado + "\"rulings\":{\"dividends\":\"full\"}}",
                "malformed",
                "rulings: 'dividends', expected some of [side, disc, coinChanger]");
        assertRefused(
                mercado + "\"rulings\":{\"disc\":3}}", "malformed", "rulings.disc: of another kind, expected a text");
        assertRefused(
                mercado + "\"rulings\":{\"side\":\"C\"}}", "malformed", "rulings.side: 'C', expected one of [A, B]");
        assertRefused(mercado + "\"dealing\":\"joint\"}", "malformed", "dealing: joint, expected sealed");
        assertRefused("{\"game\":\"mercado\",\"players\":5}", "malformed", "players: 5, expected 2 to 4");
    }

    private static void assertRefused(String wish, String error, String message) {
        HttpResponse<String> response = SERVER.page().send("POST", "/api/tables", wish);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
        assertThat(Page.json(response.body()).get("error").textValue())
                .as(response.body())
                .isEqualTo(error);
        assertThat(Page.json(response.body()).get("message").textValue()).contains(message);
    }

    @Test
    void theServerSaysWhatEachGameHas() {
        JsonNode games =
                Page.json(SERVER.page().send("GET", "/api/games", null).body()).get("games");
        assertThat(games).hasSize(3);
        assertThat(games.get(0).toString())
                .isEqualTo("{\"game\":\"mercurius\",\"edition\":null,\"fewest\":3,\"most\":5,"
                        + "\"bots\":[\"easy\",\"medium\",\"hard\",\"random\",\"greedy\",\"regent:easy\",\"regent:medium\",\"regent:hard\"],"
                        + "\"rulings\":{\"dividends\":[\"quarter\",\"full\"],"
                        + "\"cardOrder\":[\"NEWEST_FIRST\",\"OLDEST_FIRST\"],"
                        + "\"blackMarketAtEnd\":[\"FORFEITED\",\"SOLD\"]}}");
        assertThat(games.get(2).get("edition").textValue()).startsWith("stand-in");
    }
}
