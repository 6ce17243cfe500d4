package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.JointDeal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** What pages ask for during a game, and how they are refused. */
class RequestsTest {
    /** How long a seat waits between one request beside the game and the next. */
    private static final Duration ASIDE = Duration.ofMillis(500);

    @AutoClose
    private static final TestServer SERVER = TestServer.inMemory();

    private static ObjectNode fields() {
        return Page.JSON.createObjectNode();
    }

    /** Three people, whose pages deal by themselves; it is the turn of the first. */
    private static List<Page> threePeople(String options) {
        Page anna = SERVER.page();
        anna.make("{\"players\":3," + options + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        Page magda = SERVER.page();
        magda.sit(anna.table(), 1, "Magda", null);
        Page robert = SERVER.page();
        robert.sit(anna.table(), 2, "Robert", null);
        List<Page> people = List.of(anna, magda, robert);
        people.forEach(Page::connect);
        people.forEach(page -> page.await("the deal", each -> each.game != null));
        return people;
    }

    private static void assertRefused(JsonNode answer, String error) {
        assertThat(answer.get("type").textValue()).as(answer.toString()).isEqualTo("refused");
        assertThat(answer.get("error").textValue()).as(answer.toString()).isEqualTo(error);
    }

    private static void assertDone(JsonNode answer) {
        assertThat(answer.get("type").textValue()).as(answer.toString()).isEqualTo("done");
    }

    @Test
    void anActionSentTwiceIsTakenOnce() {
        Page anna = threePeople("").get(0);
        ObjectNode action = anna.action("+AMS").put("type", "act").put("id", "mine-1");
        anna.sendRaw(action.toString());
        assertThat(anna.answer("mine-1").get("number").intValue()).isZero();
        anna.cut();
        anna.connect();
        anna.sendRaw(action.toString());
        anna.sendRaw(fields().put("type", "ping").toString());
        anna.await("a pong", page -> page.frames.stream().anyMatch(frame -> frame.contains("pong")));
        assertThat(anna.answerNow("mine-1").get("type").textValue()).isEqualTo("done");
        assertThat(anna.answerNow("mine-1").get("number").intValue()).isZero();
        assertThat(anna.next()).isEqualTo(1);
    }

    private static String commitment(Page page, int seat, String part) {
        String table = page.lobby.at("/dealing/table").textValue();
        return Mercurius.jointDeal(Setup.of(3), table).commitmentOf(seat, part);
    }

    /** Else somebody who had the seat before could answer for who has it now. */
    @Test
    void anIdOfWhoHadTheSeatBeforeIsAnotherRequest() {
        try (TestServer server = TestServer.inMemory()) {
            Page anna = server.page();
            anna.make("{\"players\":3,\"bots\":{\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
            Page mallory = server.page().byHand();
            mallory.sit(anna.table(), 1, "Mallory", null);
            anna.connect();
            mallory.connect();
            mallory.await("the dealing", page -> page.phase().equals("dealing"));
            String part = JointDeal.secret(new java.util.Random(1)::nextBytes);
            ObjectNode commit =
                    fields().put("type", "commit").put("id", "c1").put("commitment", commitment(mallory, 1, part));
            mallory.sendRaw(commit.toString());
            assertDone(mallory.answer("c1"));
            server.pass(Duration.ofSeconds(61));
            anna.await("the end of the dealing", page -> page.phase().equals("gathering"));
            Page magda = server.page().byHand();
            assertThat(magda.sit(anna.table(), 1, "Magda", null).statusCode()).isEqualTo(200);
            magda.connect();
            magda.await("the dealing", page -> page.phase().equals("dealing"));
            magda.sendRaw(commit.put("commitment", commitment(magda, 1, part)).toString());
            assertDone(magda.answer("c1"));
            magda.await(
                    "her commitment",
                    page -> page.lobby.at("/dealing/commitments/1").isTextual());
        }
    }

    @Test
    void aRefusalNamesTheRuleInThePlayersLanguage() {
        List<Page> people = threePeople("");
        JsonNode other = people.get(1).act("+AMS");
        assertRefused(other, "illegal");
        assertThat(other.get("rule").textValue()).isEqualTo("TRN-4");
        assertThat(other.get("violation").get("active").intValue()).isZero();
        JsonNode none = people.get(0).act("-TEA");
        assertThat(none.get("rule").textValue()).isEqualTo("TRD-6");
        assertThat(none.get("message").textValue()).isEqualTo("Anna has no token of tea");
        assertRefused(people.get(0).act("nonsense"), "malformed");
        assertThat(people.get(0).next()).isZero();
    }

    @Test
    void anActionForAnUpdateThatHasHappenedIsStale() {
        Page anna = threePeople("").get(0);
        assertDone(anna.act("+AMS"));
        assertRefused(anna.ask("act", fields().put("number", 0).put("action", "+AMS")), "stale");
        assertRefused(anna.ask("act", fields().put("number", 2).put("action", "+AMS")), "stale");
    }

    /** A client without the rules plays a whole game with what it is told. */
    @Test
    void whoAsksForThemIsToldTheLegalActions() {
        Page anna = SERVER.page().wantingLegal();
        anna.make("{\"players\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        anna.connect();
        while (!anna.isOver()) {
            anna.await("my turn or the end", page -> page.isMyTurn() || page.isOver());
            if (anna.isMyTurn()) {
                List<String> legal = legal(anna);
                assertThat(legal)
                        .isEqualTo(anna.game.view().legalActions().stream()
                                .map(Action::notation)
                                .toList());
                int before = anna.next();
                assertDone(anna.act(legal.get(before * 7 % legal.size())));
                anna.await("the action", page -> page.next() > before);
            }
        }
        assertThat(legal(anna)).isEmpty();
        Page plain = threePeople("").get(0);
        assertThat(plain.frames).noneMatch(frame -> frame.contains("\"legal\""));
        Page spectator = SERVER.page().wantingLegal().watching(plain.table()).connect();
        spectator.await("the game", page -> page.game != null);
        assertThat(legal(spectator)).isEmpty();
    }

    private static List<String> legal(Page page) {
        JsonNode last = null;
        synchronized (page) {
            for (String frame : page.frames) {
                JsonNode game = Page.json(frame).path("game");
                last = game.has("legal") ? game.get("legal") : last;
            }
        }
        List<String> legal = new ArrayList<>();
        last.forEach(action -> legal.add(action.textValue()));
        return legal;
    }

    @Test
    void aSpectatorCanAskForNothing() {
        Page anna = threePeople("").get(0);
        Page spectator = SERVER.page().watching(anna.table()).connect();
        spectator.await("the game", page -> page.game != null);
        for (String type : List.of("leave", "back")) {
            assertRefused(spectator.ask(type, fields()), "spectator");
        }
        assertRefused(spectator.act("+AMS"), "spectator");
        assertRefused(spectator.ask("undo", fields().put("number", 0).put("keep", 0)), "spectator");
    }

    @Test
    void anUndoHappensWhenAllHaveAgreed() {
        List<Page> people = threePeople("");
        Page anna = people.get(0);
        anna.act("+AMS");
        people.forEach(page -> page.await("the purchase", each -> each.next() == 1));
        assertThat(anna.undoTo).isZero();
        assertDone(people.get(1).ask("undo", fields().put("number", 1).put("keep", 0)));
        assertRefused(people.get(2).ask("undo", fields().put("number", 1).put("keep", 0)), "conflict");
        assertDone(anna.ask("answer", fields().put("number", 1).put("agree", true)));
        assertThat(anna.next()).isEqualTo(1);
        assertDone(people.get(2).ask("answer", fields().put("number", 1).put("agree", true)));
        people.forEach(page -> page.await("the undo", each -> each.next() == 2));
        assertThat(anna.game.view().table().player(0).tokens().isEmpty()).isTrue();
        assertThat(anna.game.updates().get(1).isUndo()).isTrue();
    }

    @Test
    void inOnesOwnTurnNobodyIsAskedForAnUndo() {
        List<Page> people = threePeople("");
        Page anna = people.get(0);
        anna.act("+AMS");
        assertDone(anna.ask("undo", fields().put("number", 1).put("keep", 0)));
        people.forEach(page -> page.await("the undo", each -> each.next() == 2));
        assertThat(anna.game.updates().get(1).isUndo()).isTrue();
        assertThat(anna.lobby.get("undo").isNull()).isTrue();
    }

    @Test
    void anUndoThatOneRefusesDoesNotHappen() {
        List<Page> people = threePeople("");
        people.get(0).act("+AMS");
        people.forEach(page -> page.await("the purchase", each -> each.next() == 1));
        assertDone(people.get(1).ask("undo", fields().put("number", 1).put("keep", 0)));
        assertDone(people.get(2).ask("answer", fields().put("number", 1).put("agree", false)));
        assertRefused(people.get(0).ask("answer", fields().put("number", 1).put("agree", true)), "conflict");
        assertThat(people.get(0).next()).isEqualTo(1);
    }

    @Test
    void anUndoThatWouldGiveCardsAwayIsRefused() {
        List<Page> people = threePeople("");
        Page anna = people.get(0);
        anna.act(Action.playCard(anna.game.view().hand().kinds().get(0)).notation());
        people.forEach(page -> page.await("the card", each -> each.next() == 1));
        assertThat(anna.undoTo).isEqualTo(1);
        assertRefused(anna.ask("undo", fields().put("number", 1).put("keep", 0)), "reveals");
        assertRefused(anna.ask("undo", fields().put("number", 1).put("keep", 1)), "malformed");
        assertRefused(anna.ask("undo", fields().put("number", 1).put("keep", -1)), "malformed");
    }

    @Test
    void aBotPlaysForWhoLeavesUntilTheyAreBack() {
        List<Page> people = threePeople("\"timer\":0,");
        Page anna = people.get(0);
        assertRefused(anna.ask("back", fields()), "conflict");
        SERVER.pass(ASIDE);
        assertDone(anna.ask("leave", fields()));
        people.get(1).await("the next turn", Page::isMyTurn);
        assertThat(people.get(1).lobby.get("seats").get(0).get("away").booleanValue())
                .isTrue();
        assertThat(people.get(1).frames.toString())
                .contains("\"by\":\"away\"")
                .contains("\"by\":\"note\"")
                .contains("{\"type\":\"noted\",\"note\":{\"seat\":0,\"text\":\"left: a bot plays on\"}}");
        SERVER.pass(ASIDE);
        assertRefused(anna.ask("leave", fields()), "conflict");
        assertDone(anna.ask("back", fields()));
        anna.await(
                "that I am back",
                page -> !page.lobby.get("seats").get(0).get("away").booleanValue());
        assertThat(anna.game.updates().get(anna.next() - 1).notation()).endsWith("\nnoted 0 is back");
    }

    @Test
    void peopleSitDownAndStandUpAndBotsComeAndGo() {
        Page anna = SERVER.page();
        anna.make("{\"players\":3,\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        anna.connect();
        Page magda = SERVER.page();
        assertThat(magda.sit(anna.table(), 0, "Magda", null).body()).contains("seat-taken");
        assertThat(magda.sit(anna.table(), 1, "ANNA", null).body()).contains("refused");
        assertThat(magda.sit(anna.table(), 1, "Magda", null).statusCode()).isEqualTo(200);
        assertThat(magda.sit(anna.table(), 1, "Magda", null).statusCode()).isEqualTo(200);
        assertThat(magda.sit(anna.table(), 2, "Magda too", null).body()).contains("conflict");
        assertThat(magda.free(0).body()).contains("forbidden");
        assertThat(magda.free(1).statusCode()).isEqualTo(200);
        assertThat(magda.seatBot(1, "greedy").body()).contains("unauthorized");
        assertThat(anna.seatBot(1, "greedy").statusCode()).isEqualTo(200);
        assertThat(anna.seatBot(1, "greedy").statusCode()).isEqualTo(200);
        assertThat(anna.free(1).statusCode()).isEqualTo(200);
        anna.await(
                "a free seat",
                page -> page.lobby.get("seats").get(1).get("kind").textValue().equals("free"));
    }

    @Test
    void aPrivateTableNeedsItsInvitation() {
        Page anna = SERVER.page();
        JsonNode made = anna.make(
                "{\"players\":3,\"public\":false,\"spectators\":false,\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        Page magda = SERVER.page();
        assertThat(magda.sit(anna.table(), 1, "Magda", null).body()).contains("unauthorized");
        assertThat(magda.sit(anna.table(), 1, "Magda", anna.token).body()).contains("unauthorized");
        assertThat(SERVER.page().send("GET", "/api/tables", null).body()).doesNotContain(anna.table());
        assertThat(SERVER.page().watching(anna.table()).get("").body()).contains("forbidden");
        assertThat(magda.sit(anna.table(), 1, "Magda", made.get("invitation").textValue())
                        .statusCode())
                .isEqualTo(200);
        assertThat(magda.get("").body()).contains("invitation");
        Page spectator = SERVER.page().watching(anna.table());
        spectator.connect();
        spectator.await("to be sent away", page -> page.closeCode == 4403);
    }

    @Test
    void aTableWithoutSpectatorsIsSeenByGuestsUntilTheGameBegins() {
        Page anna = SERVER.page();
        String invitation = anna.make("{\"players\":3,\"public\":false,\"spectators\":false,\"dealing\":\"sealed\","
                        + "\"bots\":{\"1\":\"random\"},\"me\":{\"seat\":0,\"name\":\"Anna\"}}")
                .get("invitation")
                .textValue();
        Page guest = SERVER.page().watching(anna.table()).invited(invitation).connect();
        guest.await("the lobby", page -> page.phase().equals("gathering"));
        assertThat(guest.frames.toString()).doesNotContain(invitation);
        anna.seatBot(2, "random");
        guest.await("to be sent away", page -> page.closeCode == 4403);
        assertThat(guest.game).isNull();
        guest.connect();
        guest.await("to be sent away again", page -> page.closeCode == 4403);
        Page forger = SERVER.page().watching(anna.table()).invited(anna.token).connect();
        forger.await("to be sent away", page -> page.closeCode == 4403);
    }

    /** Until it is deleted while it gathers, and until the turn is over in a game with a clock. */
    @Test
    void aTableTellsHowMuchTimeIsLeft() {
        Page anna = SERVER.page();
        anna.make("{\"players\":3,\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        assertThat(Page.json(anna.get("").body()).get("left").longValue()).isBetween(86_000_000L, 86_400_000L);
        Page slow = threePeople("\"timer\":259200,").get(1);
        assertThat(Page.json(slow.get("").body()).get("left").longValue()).isBetween(259_000_000L, 259_200_000L);
    }

    @Test
    void thePublicListShowsTablesThatAreNotOver() {
        Page anna = SERVER.page();
        anna.make("{\"players\":5,\"me\":{\"seat\":4,\"name\":\"Anna\"},\"timer\":0}");
        String list = anna.send("GET", "/api/tables", null).body();
        assertThat(list).contains(anna.table()).contains("\"free\":[0,1,2,3]");
        assertThat(list).doesNotContain(anna.token);
    }
}
