package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.model.JointLaws;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport;
import java.util.List;
import org.junit.jupiter.api.Test;

/** RUL-12: host and seats make the deal together, and nobody can choose it or change it afterwards. */
class JointDealTest extends JointLaws<Action, PlayerView, JointDeal> {
    private static final Setup SETUP = Setup.of(3);

    JointDealTest() {
        super(Mercurius.rules(), SETUP, " (RUL-12)", JointDeal::isOpen, JointDeal::deal);
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
    void aRecordHasOneKindOfDealAndItsOwnSetUp_RUL12() {
        Game game = Game.start(SETUP, Deal.seeded(1));
        SealedDeal seal = SealedDeal.of(SETUP, game.deal().orElseThrow(), TABLE);
        assertThatThrownBy(() -> Made.joint(Game.start(seal).toRecord(), open()))
                .hasMessage("a sealed deal and a joint deal, expected one of them");
        assertThatThrownBy(
                        () -> Made.joint(Game.start(Setup.of(4), Deal.seeded(1)).toRecord(), open()))
                .hasMessageStartingWith("set-up of the joint deal: ");
    }

    @Test
    void aDealIsNotSealedWithBytesThatTheSourceDoesNotGive() {
        assertThatThrownBy(() -> SealedDeal.seal(SETUP, Deal.seeded(1), bytes -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("secureRandom: all bytes 0, expected random bytes");
    }

    @Test
    void aCommitmentOfASeatThatNoGameHasIsRefused() {
        for (int seat : new int[] {-1, 5}) {
            assertThatThrownBy(() -> JointDeal.seatCommitment(TABLE, seat, HOST))
                    .hasMessage("seat: " + seat + ", expected 0 to 4");
        }
    }
}
