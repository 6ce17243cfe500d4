package io.github.mercurius.mercado;

import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.VerificationReport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Chance by commitment: neither the host nor a player can choose a draw, or foresee one. */
class JointChanceTest {
    private static final Setup SETUP = Setup.of(2);
    private static final String TABLE = "0".repeat(64);
    private static final String HOST = "a".repeat(64);
    private static final List<String> PARTS = List.of("b".repeat(64), "c".repeat(64));
    private static final int ACTIONS = 60;

    private static JointChance committed(List<String> parts) {
        JointChance joint = JointChance.at(SETUP, TABLE).withHostCommitment(JointChance.hostCommitment(TABLE, HOST));
        for (int seat = 0; seat < 2; seat++) {
            joint = joint.withSeatCommitment(seat, JointChance.seatCommitment(TABLE, seat, parts.get(seat)));
        }
        return joint;
    }

    private static JointChance opened(JointChance joint, List<String> parts) {
        int draw = joint.draws();
        return joint.withLink(0, JointChance.link(TABLE, 0, parts.get(0), draw))
                .withLink(1, JointChance.link(TABLE, 1, parts.get(1), draw));
    }

    /** A game in which everybody is honest, with one undo of an outcome. */
    private static Played play(boolean undo) {
        JointChance joint = opened(committed(PARTS), PARTS);
        Game game = Game.start(SETUP, joint.deal(HOST));
        SplittableRandom random = new SplittableRandom(4);
        while (game.updateCount() < ACTIONS && !game.state().isOver()) {
            if (game.state().table().asksChance()) {
                joint = opened(joint, PARTS);
                game = game.applyAction(joint.outcome(HOST, game.state()));
                game = undo && game.updateCount() == 2 ? game.undo(1) : game;
            } else {
                game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            }
        }
        return new Played(game, joint);
    }

    private record Played(Game game, JointChance joint) {}

    @Test
    void everyDrawOfAnHonestGameIsProved() {
        for (boolean undo : new boolean[] {false, true}) {
            Played played = play(undo);
            GameRecord record = played.game.toRecord();
            VerificationReport report = record.verify(played.game.seatGame(0), played.joint.withHostPart(HOST));
            assertThat(report.discrepancy()).as(report.message()).isEmpty();
            assertThat(report.checked()).contains(Part.CHANCE);
            assertThat(report.gaps().contains(Gap.UNDONE)).isEqualTo(undo);
            assertThat(record.verify(played.game.seatGame(0), played.joint).gaps())
                    .contains(Gap.HOST_PART_CLOSED);
        }
    }

    @Test
    void aHostThatChoosesAnOutcomeIsFound() {
        Played played = play(false);
        Game game = Game.start(SETUP, played.game.deal());
        int draws = 0;
        int found = 0;
        for (Action action : played.game.actions()) {
            if (action instanceof Outcome) {
                draws++;
                for (Action other : game.state().legalActions()) {
                    Game cheated = game.applyAction(other);
                    VerificationReport report =
                            cheated.toRecord().verify(cheated.seatGame(0), played.joint.withHostPart(HOST));
                    if (other.equals(action)) {
                        assertThat(report.discrepancy()).isEmpty();
                    } else {
                        Discrepancy wrong = report.discrepancy().orElseThrow();
                        assertThat(wrong)
                                .isEqualTo(new Discrepancy(Part.CHANCE, draws, other.notation(), action.notation()));
                        found++;
                    }
                }
            }
            game = game.applyAction(action);
        }
        assertThat(found).isGreaterThan(100);
    }

    @Test
    void aHostThatChoosesTheFirstTilesOrItsPartIsFound() {
        Played played = play(false);
        Game other = Game.start(SETUP, Dealer.seeded(1).deal(SETUP.edition()));
        VerificationReport report = other.toRecord().verify(other.seatGame(0), played.joint.withHostPart(HOST));
        assertThat(report.discrepancy().orElseThrow().part()).isEqualTo(Part.CHANCE);
        assertThatThrownBy(() -> played.joint.withHostPart("d".repeat(64)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected the one that was shown");
        assertThatThrownBy(() -> played.joint.outcome("d".repeat(64), played.game.state()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aDrawThatTheSeatsHaveNotOpenedIsFound() {
        Played played = play(false);
        JointChance fewer = opened(opened(committed(PARTS), PARTS), PARTS).withHostPart(HOST);
        VerificationReport report = played.game.toRecord().verify(played.game.seatGame(0), fewer);
        assertThat(report.discrepancy().orElseThrow().message())
                .startsWith("chance 2: found ~")
                .endsWith("expected no draw before all seats have opened for it");
    }

    @Test
    void eachDrawDependsOnEveryPartAndCannotBeMadeWithoutTheLinks() {
        JointChance joint = opened(committed(PARTS), PARTS);
        GameState state = GameState.start(SETUP, joint.deal(HOST)).applyAction(new Action.Draw());
        assertThatThrownBy(() -> joint.outcome(HOST, state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("draw 1: not all have opened, waiting for [seat 0, seat 1]");
        List<Outcome> outcomes = new ArrayList<>();
        for (int other = 0; other < 60; other++) {
            List<String> parts = List.of(PARTS.get(0), JointChance.part(new PartOf(other)));
            outcomes.add(opened(opened(committed(parts), parts), parts).outcome(HOST, state));
        }
        assertThat(outcomes.stream().distinct().count())
                .as("one seat's part alone changes the draw")
                .isGreaterThan(15);
    }

    /** A source of bytes that are all the same. */
    private record PartOf(int number) implements java.util.function.Consumer<byte[]> {
        @Override
        public void accept(byte[] bytes) {
            java.util.Arrays.fill(bytes, (byte) (number + 1));
        }
    }

    @Test
    void nobodyOpensTooEarlyOrAnotherLink() {
        JointChance none = JointChance.at(SETUP, TABLE);
        String first = JointChance.link(TABLE, 0, PARTS.get(0), 0);
        assertThatThrownBy(() -> none.withLink(0, first))
                .hasMessage("link of seat 0, expected others first: [host, seat 0, seat 1]");
        JointChance joint = committed(PARTS);
        assertThat(joint.waitingFor()).containsExactly("seat 0", "seat 1");
        JointChance one = joint.withLink(0, first);
        assertThat(one.waitingFor()).containsExactly("seat 1");
        String second = JointChance.link(TABLE, 0, PARTS.get(0), 1);
        assertThatThrownBy(() -> one.withLink(0, second)).hasMessageStartingWith("link of seat 0, expected others");
        assertThatThrownBy(() -> joint.withLink(0, second)).hasMessageContaining("expected the one that leads to");
        assertThatThrownBy(() -> joint.withLink(1, first)).hasMessageContaining("expected the one that leads to");
        assertThatThrownBy(() -> joint.withSeatCommitment(0, TABLE))
                .hasMessage("second commitment of seat 0, expected one");
        assertThatThrownBy(() -> joint.withLink(0, "x")).hasMessage("link: x, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> JointChance.link(TABLE, 0, HOST, JointChance.MOST_DRAWS))
                .hasMessage("draw: 4096, expected 0 to 4095");
        assertThat(joint)
                .isEqualTo(committed(PARTS))
                .hasSameHashCodeAs(committed(PARTS))
                .isNotEqualTo(one);
        assertThat(joint.toString()).doesNotContain(HOST).doesNotContain(PARTS.get(0));
    }

    @Test
    void whatWasShownIsTold() {
        JointChance none = JointChance.at(SETUP, TABLE);
        assertThat(none.hostCommitment()).isEmpty();
        assertThat(none.seatCommitment(1)).isEmpty();
        assertThat(none.links(1)).isEmpty();
        JointChance joint = opened(opened(committed(PARTS), PARTS), PARTS);
        assertThat(joint.hostCommitment()).contains(JointChance.hostCommitment(TABLE, HOST));
        for (int seat = 0; seat < 2; seat++) {
            String part = PARTS.get(seat);
            assertThat(joint.seatCommitment(seat)).contains(JointChance.seatCommitment(TABLE, seat, part));
            assertThat(joint.links(seat))
                    .containsExactly(JointChance.link(TABLE, seat, part, 0), JointChance.link(TABLE, seat, part, 1));
        }
        assertThatThrownBy(() -> joint.links(2)).hasMessage("seat: 2, expected 0 to 1");
        assertThatThrownBy(() -> joint.seatCommitment(-1)).hasMessage("seat: -1, expected 0 to 1");
        assertThatThrownBy(() -> joint.links(0).clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
