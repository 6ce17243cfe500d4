package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyJoint;
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
import java.util.SplittableRandom;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Host and seats make the deal together, and nobody can choose it or change it afterwards. */
class JointDealTest {
    private static final Setup SETUP = Setup.of(3);
    private static final String TABLE = "0".repeat(64);
    private static final String HOST = "1".repeat(64);
    private static final List<String> SEATS = List.of("2".repeat(64), "3".repeat(64), "4".repeat(64));

    private static JointDeal committed() {
        JointDeal joint = JointDeal.at(SETUP, TABLE).withHostCommitment(JointDeal.hostCommitment(TABLE, HOST));
        for (int seat : SETUP.seats()) {
            joint = joint.withSeatCommitment(seat, JointDeal.seatCommitment(TABLE, seat, SEATS.get(seat)));
        }
        return joint;
    }

    private static JointDeal open() {
        JointDeal joint = committed();
        for (int seat : SETUP.seats()) {
            joint = joint.withOpening(seat, SEATS.get(seat));
        }
        return joint;
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
    void everyPartMovesTheDeal() {
        Deal deal = open().withHostPart(HOST).deal();
        for (int changed = -1; changed < 3; changed++) {
            assertThat(dealWith(changed, "5".repeat(64))).isNotEqualTo(deal);
        }
    }

    private static Deal dealWith(int changed, String part) {
        String host = changed == -1 ? part : HOST;
        JointDeal joint = JointDeal.at(SETUP, TABLE).withHostCommitment(JointDeal.hostCommitment(TABLE, host));
        for (int seat : SETUP.seats()) {
            String own = seat == changed ? part : SEATS.get(seat);
            joint = joint.withSeatCommitment(seat, JointDeal.seatCommitment(TABLE, seat, own));
        }
        for (int seat : SETUP.seats()) {
            joint = joint.withOpening(seat, seat == changed ? part : SEATS.get(seat));
        }
        return joint.withHostPart(host).deal();
    }

    @Test
    void aHostAndAPlayerWhoColludeCannotChooseTheDeal() {
        // They know both their parts when seats 1 and 2 have committed, and when these have opened, the whole deal.
        JointDeal joint = committed().withOpening(1, SEATS.get(1)).withOpening(2, SEATS.get(2));
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 100; i++) {
            String better = AnyJoint.part(random::nextBytes);
            assertThatThrownBy(() -> joint.withOpening(0, better))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("part of seat 0: has commitment ");
            assertThatThrownBy(() -> open().withHostPart(better))
                    .hasMessageStartingWith("part of the host".substring(0, 8));
        }
        // Nor can seat 0 hide behind another's commitment: the role is in it.
        String stolen = JointDeal.seatCommitment(TABLE, 1, SEATS.get(1));
        JointDeal copied = JointDeal.at(SETUP, TABLE)
                .withHostCommitment(JointDeal.hostCommitment(TABLE, HOST))
                .withSeatCommitment(0, stolen)
                .withSeatCommitment(1, stolen)
                .withSeatCommitment(2, JointDeal.seatCommitment(TABLE, 2, SEATS.get(2)));
        assertThatThrownBy(() -> copied.withOpening(0, SEATS.get(1))).isInstanceOf(IllegalArgumentException.class);
        assertThat(copied.withOpening(1, SEATS.get(1)).seatPart(1)).contains(SEATS.get(1));
    }

    @Test
    void aPlayerWhoWalksOutBeforeOpeningIsSeenByAll() {
        JointDeal joint = committed().withOpening(0, SEATS.get(0)).withOpening(2, SEATS.get(2));
        assertThat(joint.isOpen()).isFalse();
        assertThat(joint.waitingFor()).containsExactly("seat 1");
        assertThatThrownBy(() -> joint.withHostPart(HOST))
                .hasMessage("part of the host, expected those of all seats first: [seat 1]");
        assertThatThrownBy(joint::deal)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not all have opened: waiting for [seat 1]");
    }

    @Test
    void nobodyOpensBeforeAllHaveCommitted() {
        JointDeal joint = JointDeal.at(SETUP, TABLE)
                .withSeatCommitment(0, JointDeal.seatCommitment(TABLE, 0, SEATS.get(0)))
                .withSeatCommitment(2, JointDeal.seatCommitment(TABLE, 2, SEATS.get(2)));
        assertThat(joint.waitingFor()).containsExactly("host", "seat 1");
        assertThatThrownBy(() -> joint.withOpening(0, SEATS.get(0)))
                .hasMessage("part of seat 0, expected all commitments first: [host, seat 1]");
    }

    @Test
    void nobodyCommitsOrOpensTwice() {
        assertThatThrownBy(() -> committed().withSeatCommitment(1, "a".repeat(64)))
                .hasMessage("second commitment of seat 1, expected one");
        assertThatThrownBy(() -> committed().withHostCommitment("a".repeat(64)))
                .hasMessage("second commitment of host, expected one");
        assertThatThrownBy(() -> open().withOpening(1, SEATS.get(1))).hasMessage("second part of seat 1, expected one");
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
    void whatIsNot64HexadecimalDigitsIsRefused() {
        for (String bad : List.of("", "0".repeat(63), "0".repeat(65), "A".repeat(64), "g".repeat(64))) {
            assertThatThrownBy(() -> JointDeal.at(SETUP, bad)).hasMessageContaining("expected 64 hexadecimal digits");
            assertThatThrownBy(() -> JointDeal.hostCommitment(TABLE, bad)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> committed().withOpening(0, bad)).isInstanceOf(IllegalArgumentException.class);
        }
        for (int seat : new int[] {-1, 4}) {
            assertThatThrownBy(() -> JointDeal.seatCommitment(TABLE, seat, HOST))
                    .hasMessage("seat: " + seat + ", expected 0 to 3");
        }
    }

    @Test
    void aPartIsMadeOfTheBytesThatTheSourceGives() {
        assertThat(AnyJoint.part(bytes -> java.util.Arrays.fill(bytes, (byte) 0xa7)))
                .isEqualTo("a7".repeat(32));
        for (ThrowingCallable untouched : List.<ThrowingCallable>of(
                () -> AnyJoint.part(bytes -> {}),
                () -> SealedDeal.seal(SETUP, Deal.seeded(SETUP.edition(), 1), bytes -> {}))) {
            assertThatThrownBy(untouched)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("secureRandom: all bytes 0, expected random bytes");
        }
    }

    @Test
    void theTextOfAJointDealTellsNoPart() {
        assertThat(open().withHostPart(HOST).toString()).doesNotContain(HOST).doesNotContain(SEATS.get(0));
        assertThat(open()).isEqualTo(open()).hasSameHashCodeAs(open()).isNotEqualTo(committed());
    }
}
