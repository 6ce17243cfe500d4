package io.github.mercurius.core;

import static io.github.mercurius.core.JointDealTest.HOST;
import static io.github.mercurius.core.JointDealTest.HOST_PART;
import static io.github.mercurius.core.JointDealTest.PARTS;
import static io.github.mercurius.core.JointDealTest.SETUP;
import static io.github.mercurius.core.JointDealTest.TABLE;
import static io.github.mercurius.core.JointDealTest.committed;
import static io.github.mercurius.core.JointDealTest.none;
import static io.github.mercurius.core.JointDealTest.open;
import static io.github.mercurius.core.JointDealTest.played;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.RulesException;
import io.github.mercurius.rules.VerificationReport;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** RUL-12: a seat finds each lie of a host, and opens nothing after it. */
class JointSessionTest {
    private static final int SEAT = 1;
    private static final String OTHER = "9".repeat(64);

    private final JointSession session = JointSession.of(none(), SEAT, PARTS.get(SEAT));

    private JointSession afterCommitments() {
        session.show(committed());
        return session;
    }

    private JointSession afterOpening() {
        afterCommitments().open();
        session.show(open());
        return session;
    }

    /** What the host shows is a lie, and the session opens nothing from then on. */
    private void isLie(ThrowingCallable shows, String found, String expected) {
        JointDeal joint = session.joint();
        LyingHostException thrown = catchThrowableOfType(LyingHostException.class, shows);
        assertThat(thrown).isNotNull();
        assertThat(thrown.lie().found()).startsWith(found);
        assertThat(thrown.lie().expected()).startsWith(expected);
        assertThat(thrown).hasMessage("the host lies: " + thrown.lie().message());
        assertThatThrownBy(session::open).isInstanceOf(LyingHostException.class).hasMessage(thrown.getMessage());
        assertThatThrownBy(() -> session.show(joint)).hasMessage(thrown.getMessage());
        assertThat(session.joint()).isEqualTo(joint);
        Game game = played();
        assertThat(session.verify(game.toRecord(), game.seatGame(SEAT)).discrepancy())
                .contains(thrown.lie());
    }

    private void isLie(JointDeal shown, String found, String expected) {
        isLie(() -> session.show(shown), found, expected);
    }

    /** The deal with another commitment of a seat, or of the host. */
    private static JointDeal withOther(int changed) {
        JointDeal joint = none();
        for (int seat = HOST; seat < SETUP.players(); seat++) {
            joint = joint.withCommitment(
                    seat, seat == changed ? OTHER : committed().commitment(seat).orElseThrow());
        }
        return joint;
    }

    @Test
    void anHonestGameIsProved_RUL12() {
        Game game = played();
        VerificationReport report = afterOpening().verify(game.toRecord(), game.seatGame(SEAT));
        assertThat(report.isProof()).as(report.message()).isTrue();
        assertThat(session.toString()).contains(TABLE).doesNotContain(PARTS.get(SEAT));
    }

    @Test
    void aPartIsOpenedOnceAllHaveCommittedAndIsTheSameAgain_RUL12() {
        assertThat(session.commitment()).isEqualTo(none().commitmentOf(SEAT, PARTS.get(SEAT)));
        afterCommitments();
        assertThat(session.hasOpened()).isFalse();
        assertThat(session.open()).isEqualTo(PARTS.get(SEAT));
        assertThat(session.open()).isEqualTo(PARTS.get(SEAT));
        assertThat(session.hasOpened()).isTrue();
    }

    @Test
    void aSessionGoesOnAfterARestart_RUL12() {
        JointDeal stored = afterOpening().joint();
        JointSession resumed = JointSession.resumed(stored, SEAT, PARTS.get(SEAT), true);
        resumed.show(open());
        assertThat(resumed.open()).isEqualTo(PARTS.get(SEAT));
        assertThatThrownBy(() -> JointSession.resumed(stored, SEAT, PARTS.get(SEAT), false))
                .isInstanceOf(LyingHostException.class);
        assertThatThrownBy(() -> JointSession.resumed(stored, SEAT, OTHER, true))
                .isInstanceOf(LyingHostException.class);
    }

    @Test
    void aSessionIsOfASeatAndAPart() {
        for (int seat : new int[] {HOST, 3}) {
            assertThatThrownBy(() -> JointSession.of(none(), seat, OTHER))
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("seat: ")
                    .hasMessageEndingWith(", expected 0 to 2");
        }
        assertThatThrownBy(() -> JointSession.of(none(), 0, "part"))
                .isExactlyInstanceOf(RulesException.class)
                .hasMessageStartingWith("part: ");
    }

    @Test
    void anotherSetUpIsALie_RUL12() {
        isLie(
                Mercurius.jointDeal(Setup.of(4), TABLE),
                "set-up " + Setup.of(4),
                "the one that was shown first, " + SETUP);
    }

    @Test
    void anotherTableIsALie_RUL12() {
        isLie(Mercurius.jointDeal(SETUP, OTHER), "table " + OTHER, "the one that was shown first, " + TABLE);
    }

    @Test
    void anotherCommitmentOfTheHostIsALie_RUL12() {
        afterCommitments();
        isLie(withOther(HOST), "commitment of the host " + OTHER, "the one that was shown first, ");
    }

    @Test
    void anotherCommitmentOfASeatIsALie_RUL12() {
        afterCommitments();
        isLie(withOther(2), "commitment of seat 2 " + OTHER, "the one that was shown first, ");
    }

    @Test
    void aCommitmentThatIsTakenBackIsALie_RUL12() {
        afterCommitments();
        isLie(none(), "commitment of the host nothing", "the one that was shown first, ");
    }

    @Test
    void anotherCommitmentOfTheSeatItselfIsALie_RUL12() {
        isLie(withOther(SEAT), "commitment of seat 1 " + OTHER, "the seat's own, " + session.commitment());
    }

    @Test
    void beingAskedToOpenEarlyIsALie_RUL12() {
        isLie(session::open, "seat 1 asked to open", "all commitments first: waiting for [host, seat 0, ");
    }

    @Test
    void aPartOfTheSeatThatItHasNotOpenedIsALie_RUL12() {
        afterCommitments();
        isLie(open(), "part of seat 1: 333", "what the seat has opened, nothing");
    }

    @Test
    void aPartThatIsTakenBackIsALie_RUL12() {
        afterOpening();
        isLie(committed(), "part of seat 0: nothing", "the one that was shown first, " + PARTS.get(0));
    }

    @Test
    void thePartOfTheHostBeforeTheRecordIsALie_RUL12() {
        afterOpening();
        isLie(open().withPart(HOST, HOST_PART), "the part of the host", "it closed until the game is over");
    }

    @Test
    void aRecordOfAnotherDealIsWrong_RUL12() {
        afterOpening();
        Game other = Game.start(SETUP, Deal.seeded(1));
        for (GameRecord record : new GameRecord[] {
            other.toRecord(),
            Game.start(new SealedDeal(SETUP, Deal.seeded(1), OTHER)).toRecord(),
            Made.joint(other.toRecord(), open().withPart(HOST, HOST_PART)),
            Made.joint(played().toRecord(), open()),
        }) {
            VerificationReport report = session.verify(record, other.seatGame(SEAT));
            assertThat(report.discrepancy().map(Discrepancy::part)).contains(Part.COMMITMENT);
        }
    }

    @Test
    void aGameBeforeAllHaveCommittedIsWrong_RUL12() {
        Game game = played();
        VerificationReport report = session.verify(game.toRecord(), game.seatGame(SEAT));
        assertThat(report.discrepancy().map(Discrepancy::expected))
                .contains("no game before all have committed: [host, seat 0, seat 1, seat 2]");
        assertThat(report.isProof()).isFalse();
    }

    @Test
    void whatTheSeatWasToldIsComparedToo_RUL12() {
        SeatGame lied = Game.start(SETUP, Deal.seeded(2)).seatGame(SEAT);
        assertThat(afterOpening()
                        .verify(played().toRecord(), lied)
                        .discrepancy()
                        .map(Discrepancy::part))
                .contains(Part.VIEW);
    }
}
