package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.mercado.Bots;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.json.MercadoJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page of seat 1 opens for each draw of a game of Mercado, and stops when the server lies about one. */
class JointChanceTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Setup SETUP = Setup.of("Anna", "Magda");
    private static final String TABLE = "a".repeat(64);
    private static final String HOST = "f".repeat(64);
    private static final int SEAT = 1;

    private String kept = "";
    private JointChance joint;
    private Game game;
    private int told;
    private int draws = 1;

    private static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }

    private static JsonNode ask(String question, String... with) throws IOException {
        String[] all = new String[6];
        for (int i = 0; i < all.length; i++) {
            all[i] = i < with.length ? with[i] : "";
        }
        return JSON.readTree(MercadoRules.ask(question, all[0], all[1], all[2], all[3], all[4], all[5]));
    }

    private static String lines(JointChance joint) {
        List<String> lines = new ArrayList<>(List.of("setup 0 A 0 COMPLETE", "name Anna", "name Magda"));
        lines.add("table " + joint.table());
        lines.add("host " + joint.hostCommitment().orElseThrow());
        for (int seat : SETUP.seats()) {
            List<String> links = joint.opened(seat);
            lines.add("seat " + joint.seatCommitment(seat).orElse("-") + " "
                    + (links.isEmpty() ? "-" : String.join(" ", links)));
        }
        return String.join("\n", lines);
    }

    private JsonNode deal(JointChance shown, boolean isAsked) throws IOException {
        JsonNode answer = ask(
                "deal",
                kept,
                String.valueOf(SEAT),
                part(SEAT),
                lines(shown),
                String.valueOf(game != null),
                String.valueOf(isAsked));
        kept = answer.path("value").path("kept").asText(kept);
        return answer;
    }

    private static String link(int seat, int draw) {
        return JointChance.link(TABLE, seat, part(seat), draw);
    }

    @BeforeEach
    void dealTogether() throws IOException {
        ask("edition", "");
        joint = JointChance.at(SETUP, TABLE).withHostCommitment(JointChance.hostCommitment(TABLE, HOST));
        String commitment = deal(joint, false).at("/value/commitment").asText();
        assertThat(commitment).isEqualTo(JointChance.seatCommitment(TABLE, SEAT, part(SEAT)));
        joint = joint.withSeatCommitment(0, JointChance.seatCommitment(TABLE, 0, part(0)))
                .withSeatCommitment(SEAT, commitment);
        joint = joint.withOpening(0, link(0, 0))
                .withOpening(SEAT, deal(joint, false).at("/value/part").asText());
        game = Game.start(joint, HOST);
        ask("follow", game.seatGame(SEAT).firstView().toText(), "false");
    }

    /** Tells the page what is new. */
    private void tell() throws IOException {
        List<Update> updates = game.updatesFor(SEAT, told);
        List<String> hashes = game.hashesFor(SEAT, told);
        for (int i = 0; i < updates.size(); i++) {
            String update = MercadoJson.update(Edition.standIn()).write(updates.get(i));
            assertThat(ask("told", update, hashes.get(i)).has("value")).isTrue();
        }
        told = game.updateCount();
    }

    private void play(int until) throws IOException {
        while (!game.state().isOver() && draws < until) {
            if (game.state().asksChance()) {
                tell();
                game = game.withOpening(0, link(0, draws));
                String opened =
                        deal(game.joint().orElseThrow(), true).at("/value/part").asText();
                assertThat(opened).isEqualTo(link(SEAT, draws));
                game = game.withOpening(SEAT, opened);
                game = game.applyOutcome(game.jointOutcome(HOST));
                draws++;
            } else {
                int seat = game.state().decider().orElseThrow();
                game = game.applyAction(seat, Bots.greedy().choose(game.state().viewFor(seat)));
            }
        }
        tell();
    }

    private JsonNode verify(int seat, String shown) throws IOException {
        String json = MercadoJson.RECORD.write(game.withHostPart(HOST).toRecord());
        return ask("verify", json, kept, String.valueOf(seat), part(SEAT), shown);
    }

    @Test
    void thePageDrawsAWholeGameAndChecksIt() throws IOException {
        play(Integer.MAX_VALUE);
        assertThat(game.state().isOver()).isTrue();
        JsonNode report = verify(SEAT, "").get("value");
        assertThat(report.get("wrong").isNull()).as(report.toString()).isTrue();
        assertThat(report.get("proof").asBoolean()).as(report.toString()).isTrue();
        JsonNode asSpectator = verify(-1, joint.commitment()).get("value");
        assertThat(asSpectator.get("wrong").isNull())
                .as("a page that left its part to the server: " + asSpectator)
                .isTrue();
    }

    @Test
    void thePageGoesOnAfterAReload() throws IOException {
        play(5);
        assertThat(kept).contains("opened " + link(SEAT, 4));
        // another dealing, so that nothing of this one is in memory
        ask("deal", "", "-1", "", lines(joint), "false", "false");
        play(Integer.MAX_VALUE);
        assertThat(verify(SEAT, "").at("/value/proof").asBoolean()).isTrue();
    }

    @Test
    void aLinkThatNoDrawAsksForIsALie() throws IOException {
        play(5);
        while (game.state().asksChance()) {
            play(draws + 1);
        }
        List<List<String>> links = new ArrayList<>();
        for (int seat : SETUP.seats()) {
            links.add(new ArrayList<>(game.joint().orElseThrow().opened(seat)));
        }
        links.get(0).add(link(0, draws));
        JointChance early = JointChance.at(SETUP, TABLE)
                .withHostCommitment(JointChance.hostCommitment(TABLE, HOST))
                .withSeatCommitment(0, JointChance.seatCommitment(TABLE, 0, part(0)))
                .withSeatCommitment(SEAT, JointChance.seatCommitment(TABLE, SEAT, part(SEAT)))
                .withOpenings(links);
        JsonNode answer = deal(early, false);
        assertThat(answer.path("lie").asBoolean()).as(answer.toString()).isTrue();
        assertThat(answer.get("error").asText()).contains("none before the game asks for it");
    }

    @Test
    void aRecordWithoutALinkOfThePageIsALie() throws IOException {
        play(Integer.MAX_VALUE);
        String json = MercadoJson.RECORD.write(game.withHostPart(HOST).toRecord());
        String last = game.joint().orElseThrow().opened(SEAT).get(draws - 1);
        String cut = json.replace(",\"" + last + "\"", "");
        assertThat(cut).isNotEqualTo(json);
        JsonNode answer = ask("verify", cut, kept, String.valueOf(SEAT), part(SEAT), "");
        assertThat(answer.at("/value/proof").asBoolean()).as(answer.toString()).isFalse();
    }
}
