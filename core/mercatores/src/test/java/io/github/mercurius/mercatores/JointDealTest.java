package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.VerificationReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Host and seats make the deal together, and the record proves it. */
class JointDealTest {
    private static final Setup SETUP = Setup.of(3);
    private static final String HOST_PART = "1".repeat(64);
    private static final List<String> PARTS = List.of("2".repeat(64), "3".repeat(64), "4".repeat(64));
    private static final int HOST = JointDeal.HOST;

    private static JointDeal committed() {
        JointDeal none = Mercatores.jointDeal(SETUP, "0".repeat(64));
        JointDeal joint = none.withCommitment(HOST, none.commitmentOf(HOST, HOST_PART));
        for (int seat : SETUP.seats()) {
            joint = joint.withCommitment(seat, none.commitmentOf(seat, PARTS.get(seat)));
        }
        return joint;
    }

    private static JointDeal open() {
        JointDeal joint = committed();
        for (int seat : SETUP.seats()) {
            joint = joint.withPart(seat, PARTS.get(seat));
        }
        return joint;
    }

    private static Deal dealt() {
        return Game.start(open().withPart(HOST, HOST_PART)).deal().orElseThrow();
    }

    /** The values on the page come from another program, which was written from the page. */
    @Test
    void theDealIsTheSameOnEveryPlatform() throws IOException {
        assertThat(committed().commitment(HOST).orElseThrow()).startsWith("89f468e7168185e2");
        assertThat(committed().commitment(0).orElseThrow()).startsWith("f54b20ff16de071c");
        List<Card> cards = dealt().cards();
        assertThat(cards.subList(0, 3)).hasToString("[WAR, QDL, CRN0]");
        assertThat(cards.get(81)).hasToString("CRN0");
        assertThat(committed().commitment()).startsWith("fd7d6e4805b306a9");
        assertThat(Files.readString(Path.of("NOTATION.md")))
                .contains(
                        "`89f468e7168185e2`, that of seat 0 `f54b20ff16de071c`",
                        "`fd7d6e4805b306a9`",
                        "`WAR QDL CRN0`");
    }

    @Test
    void theRecordProvesTheDealToEverybodyWhoKeptWhatWasShown() {
        String kept = open().commitment();
        Game game = play(Game.start(open().withPart(HOST, HOST_PART)));
        GameRecord record = game.toRecord();
        assertThat(record.shownCommitment()).contains(kept);
        for (int seat : SETUP.seats()) {
            VerificationReport report = record.verify(kept, game.seatGame(seat));
            assertThat(report.isProof()).as(report.message()).isTrue();
        }
        assertWrong(record.withoutSecrets(), dealt(), "without the host's part");
        assertWrong(record, Deal.seeded(SETUP.edition(), 1), "another deal was played");
        List<Card> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        Collections.swap(cards, 80, cards.indexOf(Edition.standIn().cards().get(0)));
        assertWrong(record, Deal.of(SETUP.edition(), cards), "two cards swapped in the deck");
        SeatGame lied = play(Game.start(SETUP, Deal.seeded(SETUP.edition(), 2))).seatGame(1);
        assertThat(record.verify(kept, lied).discrepancy().map(Discrepancy::part))
                .contains(Part.VIEW);
        assertThat(record.verify("0".repeat(64)).discrepancy().map(Discrepancy::part))
                .contains(Part.COMMITMENT);
    }

    private static void assertWrong(GameRecord record, Deal deal, String why) {
        GameRecord forged = GameRecord.builder()
                .mergeFrom(record)
                .deal(deal)
                .hashes(List.of())
                .build();
        assertThat(forged.verify().discrepancy().map(Discrepancy::part)).as(why).contains(Part.COMMITMENT);
    }

    @Test
    void aGameKeepsItsJointDeal() {
        JointDeal joint = open().withPart(HOST, HOST_PART);
        Game game = play(Game.start(joint));
        assertThat(game.toRecord().joint()).contains(joint);
        assertThat(game.toRecord().replay()).isEqualTo(game).hasSameHashCodeAs(game);
        assertThat(game).isNotEqualTo(play(Game.start(SETUP, dealt())));
        GameRecord open = game.toRecord().withoutSecrets();
        assertThat(open.joint()).contains(open());
        assertThat(open.toString() + open.joint()).doesNotContain(HOST_PART);
        assertThatThrownBy(() -> Game.start(open())).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aRecordHasAJointDealOfItsOwnSetupAndNoSealBeside() {
        GameRecord.Builder ofFour =
                GameRecord.builder().setup(Setup.of(4)).log(List.of()).joint(Optional.of(open()));
        assertThatThrownBy(ofFour::build).hasMessageStartingWith("set-up of the joint deal: ");
        GameRecord.Builder sealed = GameRecord.builder()
                .setup(SETUP)
                .log(List.of())
                .joint(Optional.of(open()))
                .commitment(Optional.of("0".repeat(64)));
        assertThatThrownBy(sealed::build).hasMessage("a sealed deal and a joint deal, expected one of them");
    }

    private static Game play(Game start) {
        Game game = start;
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().get(0));
        }
        return game;
    }

    @Test
    void aSealedDealIsMadeOfTheDealAndTheBytesThatTheSourceGives() {
        Deal deal = Deal.seeded(SETUP.edition(), 1);
        assertThat(SealedDeal.seal(SETUP, deal, bytes -> Arrays.fill(bytes, (byte) 0xab)))
                .isEqualTo(new SealedDeal(SETUP, deal, "ab".repeat(32)));
    }
}
