package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** RUL-12: host and seats make the deal together, and nobody can choose it or change it afterwards. */
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

    @Test
    void theDealIsTheOneThatTheRulesGive_RUL12() {
        assertThat(JointDeal.hostCommitment(TABLE, HOST)).startsWith("02ee2228a1c1379a");
        assertThat(JointDeal.seatCommitment(TABLE, 0, SEATS.get(0))).startsWith("97afc8900678e137");
        JointDeal joint = open().withHostPart(HOST);
        assertThat(joint.seed()).startsWith("8335f60440f000a7");
        List<PriceCard> cards = joint.deal().cards();
        assertThat(cards.subList(0, 3)).hasToString("[HOO+COF-, DEL+POR-, ENK+TEA-]");
        assertThat(cards.get(71)).hasToString("ENK-TEA+");
    }

    @Test
    void everyPartMovesTheDeal_RUL12() {
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
    void aHostAndAPlayerWhoColludeCannotChooseTheDeal_RUL12() {
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
    void aPlayerWhoWalksOutBeforeOpeningIsSeenByAll_RUL12() {
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
    void nobodyOpensBeforeAllHaveCommitted_RUL12() {
        JointDeal joint = JointDeal.at(SETUP, TABLE)
                .withSeatCommitment(0, JointDeal.seatCommitment(TABLE, 0, SEATS.get(0)))
                .withSeatCommitment(2, JointDeal.seatCommitment(TABLE, 2, SEATS.get(2)));
        assertThat(joint.waitingFor()).containsExactly("host", "seat 1");
        assertThatThrownBy(() -> joint.withOpening(0, SEATS.get(0)))
                .hasMessage("part of seat 0, expected all commitments first: [host, seat 1] (RUL-12)");
        assertThatThrownBy(joint::commitment).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void nobodyCommitsOrOpensTwice_RUL12() {
        assertThatThrownBy(() -> committed().withSeatCommitment(1, "a".repeat(64)))
                .hasMessage("second commitment of seat 1, expected one (RUL-12)");
        assertThatThrownBy(() -> committed().withHostCommitment("a".repeat(64)))
                .hasMessage("second commitment of host, expected one (RUL-12)");
        assertThatThrownBy(() -> open().withOpening(1, SEATS.get(1)))
                .hasMessage("second part of seat 1, expected one (RUL-12)");
    }

    @Test
    void theRecordProvesTheDealToWhoeverKeptTheCommitments_RUL12() {
        JointDeal joint = open();
        String shown = joint.commitment();
        assertThat(committed().commitment()).isEqualTo(shown);
        Game game = Game.start(joint.withHostPart(HOST));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().get(0));
        }
        GameRecord during = game.toRecord().withoutSecrets();
        assertThat(during.shownCommitment()).contains(shown);
        assertThat(during.joint().orElseThrow().hostPart()).isEmpty();

        GameRecord published = game.toRecord();
        VerificationReport report = published.verify(shown, game.seatGame(2));
        assertThat(report.isProof()).as(report.message()).isTrue();
        assertThat(published.withoutSecrets().joint().orElseThrow().hostPart()).isEmpty();

        assertPart(Made.joint(published, joint), shown, "without the host's part");
        assertPart(published, "f".repeat(64), "other commitments were shown");
        Game other = Game.start(SETUP, Deal.seeded(1));
        assertPart(Made.joint(other.toRecord(), joint.withHostPart(HOST)), shown, "another deal was played");
    }

    private static void assertPart(GameRecord record, String shown, String why) {
        assertThat(record.verify(shown).discrepancy().map(Discrepancy::part))
                .as(why)
                .contains(Part.COMMITMENT);
    }

    @Test
    void aRecordHasOneKindOfDealAndItsOwnSetUp() {
        Game game = Game.start(SETUP, Deal.seeded(1));
        SealedDeal seal = SealedDeal.of(SETUP, game.deal().orElseThrow(), TABLE);
        assertThatThrownBy(() -> Made.joint(Game.start(seal).toRecord(), open()))
                .hasMessage("a sealed deal and a joint deal, expected one of them");
        assertThatThrownBy(
                        () -> Made.joint(Game.start(Setup.of(4), Deal.seeded(1)).toRecord(), open()))
                .hasMessageStartingWith("set-up of the joint deal: ");
    }

    @Test
    void whatIsNot64HexadecimalDigitsIsRefused() {
        for (String bad : List.of("", "0".repeat(63), "0".repeat(65), "A".repeat(64), "g".repeat(64))) {
            assertThatThrownBy(() -> JointDeal.at(SETUP, bad)).hasMessageContaining("expected 64 hexadecimal digits");
            assertThatThrownBy(() -> JointDeal.hostCommitment(TABLE, bad)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> committed().withOpening(0, bad)).isInstanceOf(IllegalArgumentException.class);
        }
        for (int seat : new int[] {-1, 5}) {
            assertThatThrownBy(() -> JointDeal.seatCommitment(TABLE, seat, HOST))
                    .hasMessage("seat: " + seat + ", expected 0 to 4");
        }
    }

    @Test
    void aPartIsMadeOfTheBytesThatTheSourceGives() {
        assertThat(AnyJoint.part(bytes -> java.util.Arrays.fill(bytes, (byte) 0xa7)))
                .isEqualTo("a7".repeat(32));
        for (ThrowingCallable untouched : List.<ThrowingCallable>of(
                () -> AnyJoint.part(bytes -> {}), () -> SealedDeal.seal(SETUP, Deal.seeded(1), bytes -> {}))) {
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
