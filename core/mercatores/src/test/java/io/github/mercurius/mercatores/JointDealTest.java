package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.JointLaws;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Host and seats make the deal together, and nobody can choose it or change it afterwards. */
class JointDealTest extends JointLaws<Action, PlayerView, JointDeal> {
    private static final Setup SETUP = Setup.of(3);

    JointDealTest() {
        super(Mercatores.rules(), SETUP, "", JointDeal::isOpen, JointDeal::deal);
    }

    /** The values on the page come from another program, which was written from the page. */
    @Test
    void theDealIsTheSameOnEveryPlatform() throws IOException {
        assertThat(JointDeal.hostCommitment(TABLE, HOST)).startsWith("89f468e7168185e2");
        assertThat(JointDeal.seatCommitment(TABLE, 0, SEATS.get(0))).startsWith("f54b20ff16de071c");
        List<Card> cards = open().withHostPart(HOST).deal().cards();
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
        JointDeal shown = open();
        String kept = shown.commitment();
        Game game = play(Game.start(shown.withHostPart(HOST)));
        GameRecord record = game.toRecord();
        assertThat(record.shownCommitment()).contains(kept);
        for (int seat : SETUP.seats()) {
            VerificationReport report = record.verify(kept, game.seatGame(seat));
            assertThat(report.isProof()).as(report.message()).isTrue();
        }
        assertWrong(record.withoutSecrets(), shown.withHostPart(HOST).deal(), "without the host's part");
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
        JointDeal joint = open().withHostPart(HOST);
        Game game = play(Game.start(joint));
        assertThat(game.toRecord().joint()).contains(joint);
        assertThat(game.toRecord().replay()).isEqualTo(game).hasSameHashCodeAs(game);
        assertThat(game).isNotEqualTo(play(Game.start(SETUP, joint.deal())));
        GameRecord open = game.toRecord().withoutSecrets();
        assertThat(open.joint()).contains(open());
        assertThat(open.toString() + open.joint()).doesNotContain(HOST);
        assertThatThrownBy(() -> Game.start(open())).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> committed().withoutHostPart().deal()).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> JointDeal.at(SETUP, TABLE).commitment())
                .hasMessage("not all have committed: waiting for [host, seat 0, seat 1, seat 2]");
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
                .commitment("0".repeat(64));
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
    void aCommitmentOfASeatThatNoGameHasIsRefused() {
        for (int seat : new int[] {-1, 4}) {
            assertThatThrownBy(() -> JointDeal.seatCommitment(TABLE, seat, HOST))
                    .hasMessage("seat: " + seat + ", expected 0 to 3");
        }
    }

    @Test
    void aSealedDealIsMadeOfTheDealAndTheBytesThatTheSourceGives() {
        Deal deal = Deal.seeded(SETUP.edition(), 1);
        assertThat(SealedDeal.seal(SETUP, deal, bytes -> java.util.Arrays.fill(bytes, (byte) 0xab)))
                .isEqualTo(SealedDeal.of(SETUP, deal, "ab".repeat(32)));
    }
}
