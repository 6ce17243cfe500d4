package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.VerificationReport;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Whole games through HTTP and WebSocket: people, bots, a spectator; lost connections; proof at the end. */
class WholeGameTest {
    @AutoClose
    private static final TestServer SERVER = TestServer.inMemory();

    @Test
    void peopleAndBotsPlayAJointDealWhichVerifies() {
        Page anna = SERVER.page();
        JsonNode made = anna.make("{\"players\":4,\"public\":false,\"bots\":{\"2\":\"regent:easy\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        String invitation = made.get("invitation").textValue();
        anna.connect();
        Page spectator = SERVER.page().watching(anna.table()).connect();
        Page magda = SERVER.page();
        assertThat(magda.sit(anna.table(), 1, "Magda", invitation).statusCode()).isEqualTo(200);
        magda.connect();
        assertThat(anna.seatBot(3, "greedy").statusCode()).isEqualTo(200);

        // in a thread of its own: from JDK 25 on the HTTP client needs the common pool, which may have one thread
        CompletableFuture<Void> other =
                CompletableFuture.runAsync(() -> magda.playUntil(Integer.MAX_VALUE), task -> new Thread(task).start());
        anna.playUntil(20);
        anna.cut();
        anna.connect();
        anna.playUntil(40);
        Page late = SERVER.page().watching(anna.table()).connect();
        anna.playUntil(Integer.MAX_VALUE);
        other.join();
        spectator.await("the end", Page::isOver);
        late.await("the end", Page::isOver);

        for (Page page : List.of(anna, magda)) {
            VerificationReport report = page.verify();
            assertThat(report.isProof()).as(report.message()).isTrue();
        }
        assertThat(spectator.game.updates()).isEqualTo(late.game.updates());
        assertNothingHidden(anna, 0, List.of(magda.token));
        assertNothingHidden(magda, 1, List.of(anna.token));
        assertNothingHidden(spectator, -1, List.of(anna.token, magda.token, invitation));
        String hand = anna.frames.stream()
                .filter(frame -> frame.contains("mpn/1"))
                .findFirst()
                .orElseThrow();
        assertThat(new KnownCards(spectator.game).hiddenIn(hand, 0))
                .as("the search finds a hand")
                .isNotEmpty();
    }

    /** Searches all that reached a page for cards that others drew, and for secrets of others. */
    private static void assertNothingHidden(Page page, int seat, List<String> secrets) {
        JsonNode record = Page.json(page.get("/record").body());
        String hostPart = record.get("joint").get("host").get("part").textValue();
        KnownCards known = new KnownCards(page.game);
        int number = 0;
        for (String frame : page.frames) {
            number = Page.json(frame).at("/game/next").asInt(number);
            // the name of the table is random, and could look like a card
            assertThat(known.hiddenIn(frame.replace(page.table(), ""), number)).isEmpty();
            assertThat(frame).doesNotContain(hostPart);
            secrets.forEach(secret -> assertThat(frame).doesNotContain(secret));
            for (int other = 0; other < 4; other++) {
                if (other != seat) {
                    assertThat(frame).doesNotContain("{\"type\":\"cardDrawn\",\"seat\":" + other);
                }
            }
            JsonNode game = Page.json(frame).get("game");
            if (game != null) {
                assertThat(game.get("view").textValue()).doesNotContain("main=").doesNotContain("backup=");
            }
        }
    }

    @Test
    void theServerDealsASealedDealWhichVerifies() {
        Page anna = SERVER.page();
        anna.make("{\"players\":3,\"dealing\":\"sealed\",\"bots\":{\"1\":\"random\",\"2\":\"random\"},"
                + "\"rulings\":{\"dividends\":\"full\",\"blackMarketAtEnd\":\"SOLD\"},\"startSeat\":2,"
                + "\"me\":{\"seat\":0,\"name\":\"<b>Anna & Co</b>\"}}");
        anna.connect();
        anna.await("the deal", page -> page.shown != null && page.game != null);
        String shown = anna.shown;
        JsonNode before = Page.json(anna.get("/record").body());
        assertThat(before.get("deal").isNull()).isTrue();
        assertThat(before.get("commitment").textValue()).isEqualTo(shown);
        assertThat(before.get("nonce").isNull()).isTrue();
        assertThat(before.get("hashes")).isEmpty();
        assertThat(MercuriusJson.RECORD.read(anna.get("/record").body()).deal()).isEmpty();

        anna.playUntil(Integer.MAX_VALUE);

        GameRecord record = MercuriusJson.RECORD.read(anna.get("/record").body());
        assertThat(record.verify(shown, anna.game).isProof()).isTrue();
        assertThat(record.setup().names().get(0)).isEqualTo("<b>Anna & Co</b>");
        assertThat(record.deal()).isPresent();
        assertThat(record.hashes()).hasSize(record.log().size() + 1);
        assertThat(record.result()).hasSize(3);
    }

    @Test
    void aPageOutOfStepGetsEverythingAgain() {
        Page anna = SERVER.page();
        anna.make("{\"players\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        anna.connect();
        anna.playUntil(10);
        anna.cut();
        anna.frames.clear();

        anna.connect();
        anna.await("the rest", page -> !page.frames.isEmpty());
        assertThat(Page.json(anna.frames.get(0)).get("game").get("from").intValue())
                .isGreaterThanOrEqualTo(10);

        Page stranger = SERVER.page().watching(anna.table());
        stranger.connect();
        stranger.await("the game", page -> page.game != null);
        // A hash of another seat's chain at the same number: not this page's history.
        anna.cut();
        anna.frames.clear();
        anna.side = stranger.side;
        anna.connect();
        anna.await("everything", page -> !page.frames.isEmpty());
        assertThat(Page.json(anna.frames.get(0)).get("game").get("from").intValue())
                .isZero();
    }
}
