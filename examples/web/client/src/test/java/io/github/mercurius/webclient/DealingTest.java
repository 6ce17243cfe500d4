package io.github.mercurius.webclient;

import static io.github.mercurius.webclient.JointTable.HOST;
import static io.github.mercurius.webclient.JointTable.SEAT;
import static io.github.mercurius.webclient.JointTable.SETUP;
import static io.github.mercurius.webclient.JointTable.TABLE;
import static io.github.mercurius.webclient.JointTable.committed;
import static io.github.mercurius.webclient.JointTable.lines;
import static io.github.mercurius.webclient.JointTable.none;
import static io.github.mercurius.webclient.JointTable.open;
import static io.github.mercurius.webclient.JointTable.part;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.rules.JointDeal;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of seat 1 deals along, whoever stops, and then holds the server to its deal. */
class DealingTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** What the page keeps. */
    private String kept = "";

    private JsonNode answer(int seat, String lines, boolean isPlaying) throws IOException {
        JsonNode answer = JSON.readTree(Asked.ask("deal", kept, seat, part(1), lines, isPlaying));
        kept = answer.path("value").path("kept").asText(kept);
        return answer;
    }

    private JsonNode take(int seat, String lines, boolean isPlaying) throws IOException {
        JsonNode answer = answer(seat, lines, isPlaying);
        assertThat(answer.has("value")).as(answer.toString()).isTrue();
        return answer.get("value");
    }

    private JsonNode take(JointDeal joint) throws IOException {
        return take(SEAT, lines(joint), false);
    }

    private void isLie(String lines, String message) throws IOException {
        isLie(SEAT, lines, false, message);
    }

    private void isLie(int seat, String lines, boolean isPlaying, String message) throws IOException {
        JsonNode answer = answer(seat, lines, isPlaying);
        assertThat(answer.path("lie").asBoolean()).as(answer.toString()).isTrue();
        assertThat(answer.get("error").asText()).contains(message);
        Asked.ask("deal", "", -1, "", lines(none("c".repeat(64))), false); // else the lie would be told for ever
    }

    @Test
    void thePageCommitsAndThenOpens() throws IOException {
        JsonNode first = take(none(TABLE));
        assertThat(first.get("commitment").asText()).isEqualTo(none(TABLE).commitmentOf(SEAT, part(SEAT)));
        assertThat(first.get("part").isNull()).isTrue();
        assertThat(first.get("shown").isNull()).isTrue();
        JsonNode second = take(committed(TABLE));
        assertThat(second.get("commitment").isNull()).isTrue();
        assertThat(second.get("part").asText()).isEqualTo(part(SEAT));
        assertThat(second.get("shown").asText()).isEqualTo(committed(TABLE).commitment());
        assertThat(kept).endsWith("\nopened");
        assertThat(take(committed(TABLE)).get("part").asText())
                .as("asked again")
                .isEqualTo(part(SEAT));
        assertThat(take(open(TABLE)).get("part").isNull()).isTrue();
    }

    @Test
    void aDealThatSomebodyStoppedBeginsAnew() throws IOException {
        take(none(TABLE));
        take(committed(TABLE));
        String second = "b".repeat(64);
        assertThat(take(none(second)).get("commitment").asText())
                .isEqualTo(none(second).commitmentOf(SEAT, part(SEAT)));
        assertThat(take(committed(second)).get("part").asText()).isEqualTo(part(SEAT));
    }

    @Test
    void aDealThatAllHaveMadeDoesNotBeginAnew() throws IOException {
        take(none(TABLE));
        take(committed(TABLE));
        take(open(TABLE));
        isLie(lines(none("b".repeat(64))), "table bbb");
    }

    @Test
    void nothingIsOpenBeforeThisPageHasOpened() throws IOException {
        take(none(TABLE));
        isLie(lines(open(TABLE)), "what the seat has opened, nothing");
    }

    @Test
    void aSealedDealKeepsItsCommitment() throws IOException {
        assertThat(take(SEAT, "sealed " + "8".repeat(64), false).get("shown").asText())
                .isEqualTo("8".repeat(64));
        isLie("sealed " + "9".repeat(64), "commitment 999");
        isLie(lines(none(TABLE)), "a joint deal, expected the one that was shown first");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "table",
                "setup\ntable",
                "seat 1",
                "seat 1\ntable a",
                "setup x quarter\ntable a",
                "host"
            })
    void whatCannotBeReadIsALie(String lines) throws IOException {
        take(none(TABLE));
        JsonNode answer = answer(SEAT, lines, false);
        assertThat(answer.has("error")).as(answer.toString()).isTrue();
        assertThat(answer.path("lie").asBoolean()).as(answer.toString()).isTrue();
    }

    @Test
    void aSpectatorHoldsTheServerToItToo() throws IOException {
        take(-1, lines(committed(TABLE)), false);
        take(-1, lines(open(TABLE)), false);
        isLie(-1, lines(open("b".repeat(64))), false, "table bbb");
        kept = "";
        take(-1, lines(committed(TABLE)), false);
        JointDeal other = none(TABLE).withCommitment(0, "e".repeat(64));
        isLie(-1, lines(other), false, "expected the one that was shown first");
        String falsely = lines(committed(TABLE)).replaceAll("shown .*", "shown " + "9".repeat(64));
        isLie(-1, falsely, false, "commitment of all: 999");
    }

    private Game played() throws IOException {
        take(none(TABLE));
        take(committed(TABLE));
        Game game = Asked.randomPlay(Game.start(open(TABLE).withPart(JointDeal.HOST, HOST)), 3);
        assertThat(JSON.readTree(Asked.ask(
                                "follow", game.firstState().viewFor(SEAT).toText(), false))
                        .has("value"))
                .isTrue();
        for (Update update : game.updatesFor(SEAT, 0)) {
            JsonNode told = JSON.readTree(
                    Asked.told(update, game.hashesFor(SEAT, update.number()).get(0)));
            assertThat(told.has("value")).as(told.toString()).isTrue();
        }
        take(SEAT, lines(open(TABLE)), true);
        return game;
    }

    private JsonNode verify(GameRecord record) throws IOException {
        JsonNode answer = JSON.readTree(Asked.verify(record, kept, SEAT, part(SEAT)));
        assertThat(answer.has("value")).as(answer.toString()).isTrue();
        return answer.get("value");
    }

    @Test
    void aGameThatWasDealtOtherwiseIsWrong() throws IOException {
        played();
        JointDeal other = none(TABLE, part(8));
        for (int seat : SETUP.seats()) {
            other = other.withCommitment(seat, other.commitmentOf(seat, part(seat)));
        }
        for (int seat : SETUP.seats()) {
            other = other.withPart(seat, part(seat));
        }
        Game start = Game.start(other.withPart(JointDeal.HOST, part(8)));
        Game game = start.applyAction(start.state().legalActions().get(0));
        JsonNode report = verify(game.toRecord());
        assertThat(report.get("wrong").asText())
                .contains(other.commitment(), committed(TABLE).commitment());
    }

    @Test
    void theDealStaysOpenWhileTheGameGoesOn() throws IOException {
        played();
        isLie(SEAT, lines(committed(TABLE)), true, "part of seat");
    }
}
