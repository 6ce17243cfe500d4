package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.VerificationReport;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** RUL-12: host and seats make the deal together, and nobody can choose it or change it afterwards. */
class JointDealTest {
    static final Setup SETUP = Setup.of(3);
    static final String TABLE = "0".repeat(64);
    static final String HOST_PART = "1".repeat(64);
    static final List<String> PARTS = List.of("2".repeat(64), "3".repeat(64), "4".repeat(64));
    static final int HOST = JointDeal.HOST;

    static JointDeal none() {
        return Mercurius.jointDeal(SETUP, TABLE);
    }

    static JointDeal committed() {
        return committed(HOST_PART, PARTS);
    }

    private static JointDeal committed(String hostPart, List<String> parts) {
        JointDeal joint = none().withCommitment(HOST, none().commitmentOf(HOST, hostPart));
        for (int seat : SETUP.seats()) {
            joint = joint.withCommitment(seat, joint.commitmentOf(seat, parts.get(seat)));
        }
        return joint;
    }

    static JointDeal open() {
        return open(committed(), PARTS);
    }

    private static JointDeal open(JointDeal committed, List<String> parts) {
        JointDeal joint = committed;
        for (int seat : SETUP.seats()) {
            joint = joint.withPart(seat, parts.get(seat));
        }
        return joint;
    }

    /** The deal of a game that begins with these parts. */
    private static Deal dealt(String hostPart, List<String> parts) {
        JointDeal joint = open(committed(hostPart, parts), parts);
        return Game.start(joint.withPart(HOST, hostPart)).deal().orElseThrow();
    }

    static Game played() {
        Game game = Game.start(open().withPart(HOST, HOST_PART));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().get(0));
        }
        return game;
    }

    @Test
    void theDealIsTheOneThatTheRulesGive_RUL12() {
        assertThat(none().commitmentOf(HOST, HOST_PART)).startsWith("02ee2228a1c1379a");
        assertThat(none().commitmentOf(0, PARTS.get(0))).startsWith("97afc8900678e137");
        assertThat(open().withPart(HOST, HOST_PART).seed()).startsWith("8335f60440f000a7");
        List<PriceCard> cards = dealt(HOST_PART, PARTS).cards();
        assertThat(cards.subList(0, 3)).hasToString("[HOO+COF-, DEL+POR-, ENK+TEA-]");
        assertThat(cards.get(71)).hasToString("ENK-TEA+");
    }

    @Test
    void everyPartMovesTheDeal_RUL12() {
        Deal deal = dealt(HOST_PART, PARTS);
        assertThat(dealt(HOST_PART, PARTS)).isEqualTo(deal);
        String part = "5".repeat(64);
        assertThat(dealt(part, PARTS)).isNotEqualTo(deal);
        for (int changed : SETUP.seats()) {
            List<String> parts = Arrays.asList(PARTS.toArray(new String[0]));
            parts.set(changed, part);
            assertThat(dealt(HOST_PART, parts)).isNotEqualTo(deal);
        }
    }

    @Test
    void whatWasCommittedAndOpenedIsThereForAll_RUL12() {
        assertThat(none().waitingFor()).containsExactly("host", "seat 0", "seat 1", "seat 2");
        assertThat(committed().isCommitted()).isTrue();
        assertThat(committed().waitingFor()).containsExactly("seat 0", "seat 1", "seat 2");
        assertThat(committed().isOpen()).isFalse();
        for (int seat : SETUP.seats()) {
            assertThat(none().commitment(seat)).isEmpty();
            assertThat(committed().commitment(seat)).contains(none().commitmentOf(seat, PARTS.get(seat)));
            assertThat(committed().part(seat)).isEmpty();
            assertThat(open().part(seat)).contains(PARTS.get(seat));
        }
        assertThat(open().isOpen()).isTrue();
        assertThat(open().waitingFor()).containsExactly("host");
        assertThat(open().withPart(HOST, HOST_PART).part(HOST)).contains(HOST_PART);
        assertThat(open().withPart(HOST, HOST_PART).withoutHostPart()).isEqualTo(open());
    }

    /** Joint deals are equal if table, commitments and parts are, and their texts say who is waited for. */
    @Test
    void jointDealsAreEqualIfTheSameWasShown() {
        List<JointDeal> joints = List.of(none(), committed(), committed().withPart(0, PARTS.get(0)), open());
        for (JointDeal joint : joints) {
            assertThat(joint.toString())
                    .contains(TABLE, joint.waitingFor().toString())
                    .doesNotContain(PARTS.get(0));
            assertThat(joints.stream().filter(joint::equals).count()).isEqualTo(1);
        }
        assertThat(open()).isEqualTo(open()).hasSameHashCodeAs(open());
        assertThat(Mercurius.jointDeal(Setup.of(4), TABLE)).isNotEqualTo(none());
        assertThat(Mercurius.jointDeal(SETUP, HOST_PART)).isNotEqualTo(none()).doesNotHaveSameHashCodeAs(none());
    }

    @Test
    void aHostAndAPlayerWhoColludeCannotChooseTheDeal_RUL12() {
        // They know both their parts when seats 1 and 2 have committed, and when these have opened, the whole deal.
        JointDeal joint = committed().withPart(1, PARTS.get(1)).withPart(2, PARTS.get(2));
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 100; i++) {
            String better = JointDeal.secret(random::nextBytes);
            assertThatThrownBy(() -> joint.withPart(0, better))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("part of seat 0: has commitment ");
            assertThatThrownBy(() -> open().withPart(HOST, better))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("part of host: has commitment ");
        }
        // Nor can seat 0 hide behind another's commitment: the role is in it.
        String stolen = none().commitmentOf(1, PARTS.get(1));
        JointDeal copied = none().withCommitment(HOST, none().commitmentOf(HOST, HOST_PART))
                .withCommitment(0, stolen)
                .withCommitment(1, stolen)
                .withCommitment(2, none().commitmentOf(2, PARTS.get(2)));
        assertThatThrownBy(() -> copied.withPart(0, PARTS.get(1))).isInstanceOf(IllegalArgumentException.class);
        assertThat(copied.withPart(1, PARTS.get(1)).part(1)).contains(PARTS.get(1));
    }

    @Test
    void aPlayerWhoWalksOutBeforeOpeningIsSeenByAll_RUL12() {
        JointDeal joint = committed().withPart(0, PARTS.get(0)).withPart(2, PARTS.get(2));
        assertThat(joint.waitingFor()).containsExactly("seat 1");
        assertThat(joint.isOpen()).isFalse();
        assertThatThrownBy(() -> joint.withPart(HOST, HOST_PART))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("part of the host, expected those of all seats first: [seat 1]");
        assertThatThrownBy(() -> Game.start(joint))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not all have opened: waiting for [seat 1]");
        assertThatThrownBy(() -> Game.start(open()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not all have opened: waiting for [host]");
    }

    @Test
    void nobodyOpensBeforeAllHaveCommitted_RUL12() {
        JointDeal joint = none().withCommitment(0, none().commitmentOf(0, PARTS.get(0)))
                .withCommitment(2, none().commitmentOf(2, PARTS.get(2)));
        assertThatThrownBy(() -> joint.withPart(0, PARTS.get(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("part of seat 0, expected all commitments first: [host, seat 1]");
        assertThatThrownBy(joint::commitment)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not all have committed: waiting for [host, seat 1]");
    }

    @Test
    void nobodyCommitsOrOpensTwice_RUL12() {
        assertThatThrownBy(() -> committed().withCommitment(1, "a".repeat(64)))
                .hasMessage("second commitment of seat 1, expected one");
        assertThatThrownBy(() -> committed().withCommitment(HOST, "a".repeat(64)))
                .hasMessage("second commitment of host, expected one");
        assertThatThrownBy(() -> open().withPart(1, PARTS.get(1))).hasMessage("second part of seat 1, expected one");
    }

    /** Tables, commitments and parts are 64 hexadecimal digits, and a refusal does not repeat a long text. */
    @Test
    void whatIsNot64HexadecimalDigitsIsRefused() {
        for (String bad :
                List.of("", "0".repeat(63), "0".repeat(65), "A".repeat(64), "g".repeat(64), "x".repeat(9999))) {
            String expected = ": " + bad.length() + " characters, expected 64 hexadecimal digits";
            assertThatThrownBy(() -> Mercurius.jointDeal(SETUP, bad)).hasMessage("table" + expected);
            assertThatThrownBy(() -> none().commitmentOf(HOST, bad)).hasMessage("part" + expected);
            assertThatThrownBy(() -> none().withCommitment(0, bad)).hasMessage("commitment" + expected);
            assertThatThrownBy(() -> committed().withPart(0, bad)).hasMessage("part" + expected);
        }
        for (int seat : new int[] {-2, 3}) {
            assertThatThrownBy(() -> none().commitmentOf(seat, HOST_PART))
                    .hasMessage("seat: " + seat + ", expected 0 to 2");
            assertThatThrownBy(() -> none().withCommitment(seat, HOST_PART)).hasMessageStartingWith("seat: ");
            assertThatThrownBy(() -> committed().withPart(seat, HOST_PART)).hasMessageStartingWith("seat: ");
            assertThatThrownBy(() -> none().commitment(seat)).hasMessageStartingWith("seat: ");
            assertThatThrownBy(() -> none().part(seat)).hasMessageStartingWith("seat: ");
        }
        assertThatThrownBy(() -> committed().withPart(0, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("part: null, expected 64 hexadecimal digits");
    }

    @Test
    void aPartIsMadeOfTheBytesThatTheSourceGives() {
        assertThat(JointDeal.secret(bytes -> Arrays.fill(bytes, (byte) 0xa7))).isEqualTo("a7".repeat(32));
        assertThatThrownBy(() -> JointDeal.secret(bytes -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("secureRandom: all bytes 0, expected random bytes");
        assertThatThrownBy(() -> SealedDeal.seal(SETUP, Deal.seeded(1), bytes -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("secureRandom: all bytes 0, expected random bytes");
    }

    @Test
    void theRecordProvesTheDealToWhoeverKeptTheCommitments_RUL12() {
        String shown = open().commitment();
        assertThat(committed().commitment()).isEqualTo(shown);
        Game game = played();
        GameRecord during = game.toRecord().withoutSecrets();
        assertThat(during.shownCommitment()).contains(shown);
        assertThat(during.joint()).contains(open());

        GameRecord published = game.toRecord();
        VerificationReport report = published.verify(shown, game.seatGame(2));
        assertThat(report.isProof()).as(report.message()).isTrue();
        assertThat(published.replay()).isEqualTo(game).hasSameHashCodeAs(game);
        assertThat(game).isNotEqualTo(Game.start(SETUP, game.deal().orElseThrow()));

        assertPart(Made.joint(published, open()), shown, "without the host's part");
        assertPart(published, "f".repeat(64), "other commitments were shown");
        Game other = Game.start(SETUP, Deal.seeded(1));
        assertPart(Made.joint(other.toRecord(), open().withPart(HOST, HOST_PART)), shown, "another deal was played");
    }

    private static void assertPart(GameRecord record, String shown, String why) {
        assertThat(record.verify(shown).discrepancy().map(Discrepancy::part))
                .as(why)
                .contains(Part.COMMITMENT);
    }

    @Test
    void aRecordHasOneKindOfDealAndItsOwnSetUp_RUL12() {
        Game game = Game.start(SETUP, Deal.seeded(1));
        SealedDeal seal = new SealedDeal(SETUP, game.deal().orElseThrow(), TABLE);
        assertThatThrownBy(() -> Made.joint(Game.start(seal).toRecord(), open()))
                .hasMessage("a sealed deal and a joint deal, expected one of them");
        assertThatThrownBy(
                        () -> Made.joint(Game.start(Setup.of(4), Deal.seeded(1)).toRecord(), open()))
                .hasMessageStartingWith("set-up of the joint deal: ");
    }
}
