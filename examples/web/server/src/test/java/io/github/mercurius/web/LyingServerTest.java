package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Deal;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Views;
import io.github.mercurius.web.LyingProxy.Lie;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * A page in a real browser finds each lie of its server: while all deal together, before it opens its own part; during
 * the game, at once; and in the record, at the end. Between them stands a proxy that lies.
 */
@Tag("long")
class LyingServerTest {
    private static final int SEAT = 1;
    private static final String OTHER = "9".repeat(64);
    private static final String LIE = "return document.querySelector('.lie .verdict.wrong') !== null";
    private static final String PLAYING = "return document.querySelector('.player.me') !== null";

    private static ChromeDriver driver;
    private static TestServer server;

    private LyingProxy proxy;
    private BrowserPage page;
    /** Makes the table, and plays without a browser. */
    private Page maker;
    /** Has the seat of the page, and acts in it; the page deals and watches what it is told. */
    private Page hand;

    @BeforeAll
    static void open() {
        driver = BrowserPage.browser();
        server = TestServer.everywhere();
    }

    @AfterAll
    static void close() {
        if (server != null) {
            server.close();
            driver.quit();
        }
    }

    @AfterEach
    void closeProxy() {
        if (proxy != null) {
            page.run("location.href = 'about:blank'");
            proxy.close();
        }
    }

    private void sitDown(Lie lie) {
        proxy = new LyingProxy(server.address());
        proxy.lie = lie;
        page = new BrowserPage(driver, 0, proxy.port());
        maker = server.page();
        maker.make("{\"players\":3,\"timer\":0,\"public\":false,\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        maker.connect();
        maker.await("the invitation", each -> each.lobby != null);
        hand = server.page();
        assertThat(hand.sit(
                                maker.table(),
                                SEAT,
                                "Magda",
                                maker.lobby.get("invitation").textValue())
                        .statusCode())
                .isEqualTo(200);
        page.run(
                "localStorage.setItem('mercurius.token.' + arguments[0], arguments[1]);"
                        + "location.hash = '#/table/' + arguments[0]",
                maker.table(),
                hand.token);
        page.waitFor("return document.querySelector('.gathering') !== null");
    }

    /** The last seat is taken: the dealing begins. */
    private void deal() {
        assertThat(maker.seatBot(2, "regent:easy").statusCode()).isEqualTo(200);
    }

    private void assertFound(String what) {
        page.waitFor(LIE);
        assertThat(page.text(".lie")).contains(what).contains("lies");
    }

    private static boolean isDealing(JsonNode message) {
        return message.at("/lobby/phase").asText().equals("dealing");
    }

    /** Changes the dealing whenever it is shown. */
    private static Lie always(Consumer<ObjectNode> change) {
        return message -> {
            if (isDealing(message)) {
                change.accept((ObjectNode) message.at("/lobby"));
            }
            return true;
        };
    }

    /** Shows the truth once, and then something else. */
    private static Lie later(Consumer<ObjectNode> change) {
        AtomicInteger shown = new AtomicInteger();
        return always(lobby -> {
            if (shown.getAndIncrement() > 0) {
                change.accept(lobby);
            }
        });
    }

    private static ObjectNode dealing(ObjectNode lobby) {
        return (ObjectNode) lobby.get("dealing");
    }

    private static void commitment(ObjectNode lobby, int seat, String commitment) {
        ArrayNode commitments = (ArrayNode) dealing(lobby).get("commitments");
        commitments.set(seat, commitments.textNode(commitment));
    }

    private static void part(ObjectNode lobby, int seat, String part) {
        ArrayNode parts = (ArrayNode) dealing(lobby).get("parts");
        parts.set(seat, parts.textNode(part));
    }

    private static Arguments lie(String name, Lie lie, String found) {
        return Arguments.of(name, lie, found);
    }

    static Stream<Arguments> liesBeforeTheGame() {
        return Stream.of(
                lie(
                        "another commitment for the page's seat",
                        always(lobby -> commitment(lobby, SEAT, OTHER)),
                        "seat 1"),
                lie(
                        "another commitment for it, after its own",
                        later(lobby -> commitment(lobby, SEAT, OTHER)),
                        "expected the seat's own"),
                lie("another host", later(lobby -> dealing(lobby).put("host", OTHER)), "commitment of the host"),
                lie("no host any more", later(lobby -> dealing(lobby).putNull("host")), "host"),
                lie("another bot", later(lobby -> commitment(lobby, 2, OTHER)), "seat 2"),
                lie(
                        "no commitment of the bot any more",
                        later(lobby -> ((ArrayNode) dealing(lobby).get("commitments")).setNull(2)),
                        "seat 2"),
                lie(
                        "another name",
                        later(lobby -> ((ObjectNode) lobby.get("seats").get(0)).put("name", "Eva")),
                        "set-up"),
                lie("another first player", later(lobby -> lobby.put("startSeat", 2)), "set-up"),
                lie(
                        "other rulings",
                        later(lobby -> ((ObjectNode) lobby.get("rulings")).put("dividends", "full")),
                        "set-up"),
                lie(
                        "another commitment of all",
                        always(lobby -> dealing(lobby).put("shown", OTHER)),
                        "commitment of all: 999"),
                lie(
                        "all have committed, says a server that shows one less",
                        always(lobby -> {
                            dealing(lobby).put("shown", OTHER);
                            ((ArrayNode) dealing(lobby).get("commitments")).setNull(2);
                        }),
                        "none before all have committed"),
                lie(
                        "dealt alone after all",
                        later(lobby -> dealing(lobby).put("kind", "sealed").put("shown", OTHER)),
                        "a sealed deal"),
                lie("a part of the page's seat", always(lobby -> part(lobby, SEAT, OTHER)), "part"),
                lie("a part that fits no commitment", later(lobby -> part(lobby, 2, OTHER)), "part"),
                lie("what is no commitment", later(lobby -> commitment(lobby, 2, "x")), "can be read"),
                lie(
                        "a deal without a seat",
                        later(lobby -> ((ArrayNode) dealing(lobby).get("commitments")).remove(2)),
                        "2, expected 3, one a seat"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("liesBeforeTheGame")
    void thePageOpensNothing(String name, Lie lie, String found) {
        sitDown(lie);
        deal();
        assertFound(found);
        assertThat(proxy.sent).noneMatch(message -> message.contains("\"open\""));
        proxy.lie = message -> true;
        page.reload();
        assertFound(found);
        assertThat(proxy.sent).noneMatch(message -> message.contains("\"open\""));
    }

    @Test
    void theLieIsSaidInEachLanguage() {
        sitDown(later(lobby -> dealing(lobby).put("host", OTHER)));
        deal();
        page.waitFor(LIE);
        for (String language : List.of("en", "pl", "it")) {
            page.run("localStorage.setItem('mercurius.language', arguments[0])", language);
            page.reload();
            page.waitFor(LIE);
            page.isForEverybody("lie-" + language);
        }
    }

    /** The game of an honest server, with so many updates. */
    private void play(int updates) {
        sitDown(message -> true);
        deal();
        page.waitFor(PLAYING);
        hand.connect();
        maker.await("the deal", each -> each.game != null);
        while (maker.next() < updates && !maker.isOver()) {
            Page active = maker.isMyTurn() ? maker : hand;
            if (active.isMyTurn()) {
                int before = active.next();
                assertThat(active.act(active.someAction().notation())
                                .get("type")
                                .textValue())
                        .isEqualTo("done");
                active.await("the action", each -> each.next() > before);
            } else {
                sleep();
            }
        }
        page.waitFor("return document.querySelector('.history > li') !== null");
    }

    private static void sleep() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Lie game(Consumer<ObjectNode> change) {
        return message -> {
            if (message.has("game")) {
                change.accept((ObjectNode) message.get("game"));
            }
            return true;
        };
    }

    private static ObjectNode update(ObjectNode game, int index) {
        return (ObjectNode) game.get("updates").get(index);
    }

    static Stream<Arguments> liesDuringTheGame() {
        return Stream.of(
                lie(
                        "another hand",
                        game(game ->
                                game.put("first", otherHand(game.get("first").textValue()))),
                        "view 0"),
                lie(
                        "another update than before",
                        game(game -> {
                            update(game, 0).set("json", update(game, 1).get("json"));
                        }),
                        "update 0"),
                lie("an update held back", game(game -> ((ArrayNode) game.get("updates")).remove(1)), "update"),
                lie(
                        "another view",
                        game(game -> game.put("view", game.get("first").asText())),
                        "view"),
                lie("another hash", game(game -> update(game, 0).put("hash", OTHER)), "hash"));
    }

    /** The first view of the same seat in a game that was dealt otherwise. */
    private static String otherHand(String first) {
        return Game.start(Views.parse(first).table().setup(), Deal.seeded(1))
                .firstState()
                .viewFor(SEAT)
                .toText();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("liesDuringTheGame")
    void whatWasToldIsNotToldOtherwise(String name, Lie lie, String found) {
        play(6);
        proxy.lie = lie;
        proxy.retells = true;
        proxy.cut();
        assertFound(found);
    }

    @Test
    void aRecordThatIsNotThatOfTheGameIsWrong() {
        play(Integer.MAX_VALUE);
        page.waitFor("return document.querySelector('.verdict.right') !== null");
        record("another host", whole -> ((ObjectNode) whole.at("/joint/host")).put("commitment", OTHER));
        record("another part of the host", whole -> ((ObjectNode) whole.at("/joint/host")).put("part", OTHER));
        record("another table", whole -> ((ObjectNode) whole.get("joint")).put("table", OTHER));
        record("another part of the page", whole -> ((ObjectNode) whole.at("/joint/seats/1")).put("part", OTHER));
        record("dealt alone", whole -> {
            whole.putNull("joint");
            whole.put("commitment", OTHER).put("nonce", OTHER);
        });
        record("no deal at all", whole -> whole.putNull("joint"));
        record("another deal", whole -> {
            ArrayNode deal = (ArrayNode) whole.at("/deal/cards");
            JsonNode first = deal.get(0);
            int other = differing(deal);
            deal.set(0, deal.get(other));
            deal.set(other, first);
        });
        record(
                "a shorter game",
                whole -> ((ArrayNode) whole.get("log")).remove(whole.get("log").size() - 1));
        record("another action", whole -> {
            ArrayNode log = (ArrayNode) whole.get("log");
            log.set(0, log.get(differing(log)));
        });
        record("another result", whole -> ((ObjectNode) whole.at("/result/0")).put("score", 9999));
        proxy.lie = message -> true;
        page.reload();
        page.waitFor("return document.querySelector('.verdict.right') !== null");
    }

    /** The first place that does not hold what the first one holds: cards and actions can be alike. */
    private static int differing(ArrayNode array) {
        int place = 1;
        while (array.get(place).equals(array.get(0))) {
            place++;
        }
        return place;
    }

    private void record(String name, Consumer<ObjectNode> change) {
        proxy.lie = message -> {
            if (message.path("type").asText().equals("record")) {
                change.accept(message);
            }
            return true;
        };
        page.reload();
        page.waitFor("return document.querySelector('.verdict') !== null");
        assertThat(page.has(".verdict.wrong"))
                .as(name + ": " + page.text(".verdict"))
                .isTrue();
    }
}
