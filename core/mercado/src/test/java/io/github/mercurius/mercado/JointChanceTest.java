package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        return joint.withOpening(0, JointChance.link(TABLE, 0, parts.get(0), draw), draw)
                .withOpening(1, JointChance.link(TABLE, 1, parts.get(1), draw), draw);
    }

    /** A game in which everybody is honest, and which may have an undo of an outcome. */
    private static Game play(boolean undo) {
        Game game = Game.start(opened(committed(PARTS), PARTS), HOST);
        SplittableRandom random = new SplittableRandom(4);
        while (game.updateCount() < ACTIONS && !game.state().isOver()) {
            if (game.state().asksChance()) {
                game = opened(game);
                game = game.applyOutcome(game.jointOutcome(HOST));
                game = undo && game.updateCount() == 2 ? game.undo(1) : game;
            } else {
                game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            }
        }
        return game;
    }

    /** The game with what each seat opens by its own side of the game. */
    private static Game opened(Game game) {
        Game next = game;
        for (int seat : SETUP.seats()) {
            next = next.withOpening(seat, nextLink(next, seat));
        }
        return next;
    }

    private static String nextLink(Game game, int seat) {
        return JointChance.link(
                TABLE, seat, PARTS.get(seat), joint(game).opened(seat).size());
    }

    private static JointChance joint(Game game) {
        return game.joint().orElseThrow();
    }

    private static GameRecord with(GameRecord record, JointChance joint) {
        return GameRecord.builder().mergeFrom(record).joint(Optional.of(joint)).build();
    }

    /** The values come from another program, which was written from NOTATION.md. */
    @Test
    void chanceIsTheSameOnEveryPlatform() {
        String host = "1".repeat(64);
        List<String> parts = List.of("2".repeat(64), "3".repeat(64));
        JointChance joint = JointChance.at(SETUP, TABLE).withHostCommitment(JointChance.hostCommitment(TABLE, host));
        for (int seat : SETUP.seats()) {
            joint = joint.withSeatCommitment(seat, JointChance.seatCommitment(TABLE, seat, parts.get(seat)));
        }
        joint = opened(joint, parts);
        assertThat(JointChance.hostCommitment(TABLE, host)).startsWith("712ededdb662025f");
        assertThat(joint.seatCommitment(0).orElseThrow()).startsWith("7a9b36f59bb71d53");
        assertThat(joint.commitment()).startsWith("1e892a9339725aff");
        assertThat(joint.opened(0).get(0)).startsWith("a472dd3f942bdba7");
        assertThat(joint.deal(host)).hasToString("O22 O16 O19 O07 P01 P06");
    }

    @Test
    void theLinesOfTheSetUpAreThoseThatAreHashed() {
        assertThat(HashChain.text(Setup.of("Robert", "Magda")))
                .startsWith("""
                        players 2
                        name Robert
                        name Magda
                        start 0
                        side A
                        disc 0
                        changer COMPLETE
                        edition stand-in 2
                        """)
                .contains("\ntile O14 1\\u22601\\u22601 3 [] Mask\n", "\nmarket Head merchant", "\ntoken V2S 4 2 [S]\n")
                .contains("\ntrack B . . +3 -B . W ");
    }

    @Test
    void everyDrawOfAnHonestGameIsProved() {
        for (boolean undo : new boolean[] {false, true}) {
            Game game = play(undo);
            String shown = joint(game).commitment();
            GameRecord record = game.withHostPart(HOST).toRecord();
            VerificationReport report = record.verify(shown, game.seatGame(0));
            assertThat(report.discrepancy()).as(report.message()).isEmpty();
            assertThat(report.checked()).contains(Part.COMMITMENT, Part.CHANCE);
            assertThat(report.gaps())
                    .containsExactlyElementsOf(undo ? List.of(Gap.NOT_OVER, Gap.UNDONE) : List.of(Gap.NOT_OVER));
            assertThat(record.verify(game.seatGame(0)).gaps()).contains(Gap.SHOWN_NOT_GIVEN);
            VerificationReport closed = game.toRecord().verify(shown, game.seatGame(0));
            assertThat(closed.gaps()).contains(Gap.HOST_PART_CLOSED);
            assertThat(closed.checked()).doesNotContain(Part.CHANCE);
        }
    }

    @Test
    void anotherCommitmentThanTheOneThatWasShownIsFound() {
        Game game = play(false).withHostPart(HOST);
        String other = committed(List.of(PARTS.get(1), PARTS.get(0))).commitment();
        assertThat(game.toRecord().verify(other, game.seatGame(0)).discrepancy())
                .contains(new Discrepancy(Part.COMMITMENT, 0, joint(game).commitment(), other));
        assertThat(game.toRecord().shownCommitment()).contains(joint(game).commitment());
        JointChance none = JointChance.at(SETUP, TABLE);
        assertThatThrownBy(none::commitment).isInstanceOf(IllegalStateException.class);
        assertThat(Game.start(SETUP, game.deal().orElseThrow())
                        .toRecord()
                        .verify()
                        .gaps())
                .contains(Gap.NO_COMMITMENT, Gap.CHANCE_UNKNOWN);
    }

    @Test
    void theGameAndItsRecordKeepWhatProvesTheChance() {
        Game game = play(true);
        GameRecord record = game.toRecord();
        assertThat(record.joint()).isEqualTo(game.joint());
        assertThat(game.note(new Note.Tag("Site", "Gdynia")).joint()).isEqualTo(game.joint());
        assertThat(record.replay()).isEqualTo(game);
        assertThat(record.replay().joint()).isEqualTo(game.joint());
        Game open = game.withHostPart(HOST);
        assertThat(open).isNotEqualTo(game);
        assertThat(open.toRecord()).isNotEqualTo(record);
        assertThat(open.toRecord().withoutSecrets().joint()).isEqualTo(game.joint());
        assertThat(joint(open).withoutHostPart()).isEqualTo(joint(game));
        assertThat(open.toString() + open.toRecord()).doesNotContain(HOST);
        JointChance elsewhere = JointChance.at(Setup.of(3), TABLE);
        assertThatThrownBy(() -> with(record, elsewhere)).hasMessageStartingWith("set-up of the joint chance: ");
    }

    @Test
    void aSeatOpensForTheOutcomeThatTheGameAsksForAndForNoOther() {
        Game start = Game.start(opened(committed(PARTS), PARTS), HOST);
        String next = JointChance.link(TABLE, 0, PARTS.get(0), 1);
        assertThatThrownBy(() -> start.withOpening(0, next))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("link of seat 0, but no outcome of chance is asked for");
        Game draw = start.applyAction(new Action.Draw());
        assertThatThrownBy(() -> draw.applyOutcome(draw.state().drawOutcome(bound -> 0)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("outcome 0: not all have opened for it, waiting for [seat 0, seat 1]");
        Game opened = opened(draw);
        assertThatThrownBy(() -> opened.withOpening(0, JointChance.link(TABLE, 0, PARTS.get(0), 2)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("second link of seat 0 for outcome 0");
    }

    @Test
    void linksThatNoStateAskedForAreFound() {
        Game game = play(false);
        while (game.state().asksChance()) {
            game = opened(game);
            game = game.applyOutcome(game.jointOutcome(HOST));
        }
        GameRecord record = game.toRecord();
        JointChance more = opened(joint(game), PARTS).withHostPart(HOST);
        assertThat(with(record, more).verify().discrepancy().orElseThrow().message())
                .endsWith("found a link that was opened for it, expected no draw that the game did not ask for");
        JointChance ahead = opened(opened(joint(game), PARTS), PARTS);
        int draws = joint(game).draws();
        assertThatThrownBy(() -> with(record, ahead))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("links of a seat: " + (draws + 2) + ", expected at most " + (draws + 1)
                        + ", as the log has " + (draws - 1) + " outcomes");
        JointChance two = opened(opened(committed(PARTS), PARTS), PARTS);
        assertThatThrownBy(() -> Game.start(two, HOST))
                .hasMessage("links of a seat: 2, expected one, for the first tiles");
    }

    @Test
    void theLinksOfADocumentAreThoseOfOneChainForEachSeat() {
        JointChance joint = opened(opened(committed(PARTS), PARTS), PARTS);
        List<String> two = joint.opened(0);
        List<String> one = joint.opened(1).subList(0, 1);
        JointChance uneven = committed(PARTS).withOpenings(List.of(two, one));
        assertThat(uneven.opened(0)).isEqualTo(two);
        assertThat(uneven.waitingFor()).containsExactly("seat 1");
        assertThat(committed(PARTS).withOpenings(List.of(two, joint.opened(1)))).isEqualTo(joint);
        assertThatThrownBy(() -> committed(PARTS).withOpenings(List.of(two, List.of())))
                .hasMessage("link of seat 0, expected others first: [seat 1]");
        assertThatThrownBy(() -> committed(PARTS).withOpenings(List.of(one, one)))
                .hasMessageContaining("expected the one that leads to");
        assertThatThrownBy(() -> committed(PARTS).withOpenings(List.of(two)))
                .hasMessage("lists of links: 1, expected 2, one a seat");
        assertThatThrownBy(() -> joint.withOpenings(List.of(two, one)))
                .hasMessage("links that were opened already: 2, expected none");
        assertThatThrownBy(() -> JointChance.at(SETUP, TABLE).withOpenings(List.of(two, one)))
                .hasMessage("link of seat 0, expected others first: [host, seat 0, seat 1]");
    }

    /** Seat 0 opens for an outcome, and then the action that asked for it is undone. */
    @Test
    void aLinkThatWasAskedForUntilAnUndoIsNoLie() {
        Game asked = Game.start(opened(committed(PARTS), PARTS), HOST).applyAction(new Action.Draw());
        Game undone = asked.withOpening(0, nextLink(asked, 0)).undo(0);
        assertThat(undone.withHostPart(HOST).toRecord().verify().discrepancy()).isEmpty();
        Game again = undone.applyAction(new Action.Draw());
        Game drawn = again.withOpening(1, nextLink(again, 1));
        assertThat(drawn.applyOutcome(drawn.jointOutcome(HOST))
                        .withHostPart(HOST)
                        .toRecord()
                        .verify()
                        .discrepancy())
                .isEmpty();
    }

    @Test
    void aChainEndsBeforeTheSecretPart() {
        JointChance joint = committed(PARTS);
        for (int draw = 0; draw < JointChance.MOST_DRAWS; draw++) {
            joint = joint.withOpening(0, CHAINS.get(0).get(draw), draw)
                    .withOpening(1, CHAINS.get(1).get(draw), draw);
        }
        JointChance all = joint;
        assertThat(committed(PARTS).withOpenings(CHAINS)).isEqualTo(all);
        assertThatThrownBy(() -> all.withOpening(0, PARTS.get(0), JointChance.MOST_DRAWS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("link of seat 0, expected none after 4096");
        List<String> withPart = new ArrayList<>(CHAINS.get(0));
        withPart.add(PARTS.get(0));
        assertThatThrownBy(() -> committed(PARTS).withOpenings(List.of(withPart, CHAINS.get(1))))
                .hasMessage("link of seat 0, expected none after 4096");
    }

    /** The links of both seats, each made from the one after it, as making each from the part takes minutes. */
    private static final List<List<String>> CHAINS = List.of(chain(0), chain(1));

    private static List<String> chain(int seat) {
        List<String> chain = new ArrayList<>();
        String link = PARTS.get(seat);
        for (int draw = JointChance.MOST_DRAWS - 1; draw >= 0; draw--) {
            link = io.github.mercurius.common.Hashing.sha256(
                    "mercado-link/1\n" + TABLE + "\nseat " + seat + "\n" + link + "\n");
            chain.add(0, link);
        }
        return chain;
    }

    @Test
    void aHostThatChoosesAnOutcomeIsFound() {
        Game honest = play(false);
        JointChance all = joint(honest).withHostPart(HOST);
        Game game = Game.start(SETUP, honest.deal().orElseThrow());
        int draws = 0;
        int found = 0;
        for (Action action : honest.actions()) {
            if (action instanceof Outcome) {
                draws++;
                JointChance known = committed(PARTS).withHostPart(HOST);
                for (int draw = 0; draw <= draws; draw++) {
                    for (int seat : SETUP.seats()) {
                        known = known.withOpening(seat, all.opened(seat).get(draw), draw);
                    }
                }
                for (Action other : Play.possible(game.state())) {
                    Game cheated = game.applyOutcome(other);
                    VerificationReport report =
                            with(cheated.toRecord(), known).verify(known.commitment(), cheated.seatGame(0));
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
            game = Play.next(game, action);
        }
        assertThat(found).isGreaterThan(100);
    }

    @Test
    void aHostThatChoosesTheFirstTilesOrItsPartIsFound() {
        Game honest = play(false);
        Game other = Game.start(SETUP, Deal.seeded(SETUP.edition(), 1));
        JointChance first = opened(committed(PARTS), PARTS).withHostPart(HOST);
        VerificationReport report = with(other.toRecord(), first).verify(other.seatGame(0));
        assertThat(report.discrepancy().orElseThrow().part()).isEqualTo(Part.CHANCE);
        assertThatThrownBy(() -> honest.withHostPart("d".repeat(64)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected the one that was shown");
        assertThatThrownBy(() -> opened(committed(PARTS), PARTS).deal("d".repeat(64)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> other.jointOutcome(HOST)).hasMessage("the game has no joint chance");
        assertThatThrownBy(() -> other.withOpening(0, HOST)).hasMessage("the game has no joint chance");
    }

    @Test
    void aDrawThatTheSeatsHaveNotOpenedIsFound() {
        Game game = play(false);
        JointChance fewer = opened(opened(committed(PARTS), PARTS), PARTS).withHostPart(HOST);
        // Without its links the outcome is not possible at all.
        assertThat(with(game.toRecord(), fewer)
                        .verify()
                        .discrepancy()
                        .orElseThrow()
                        .message())
                .contains("outcome 1: not all have opened for it, waiting for [seat 0, seat 1]");
        JointChance none = committed(PARTS).withHostPart(HOST);
        GameRecord start = Game.start(SETUP, game.deal().orElseThrow()).toRecord();
        assertThat(with(start, none).verify().discrepancy().orElseThrow().message())
                .startsWith("chance 0: found ")
                .endsWith("expected no draw before all seats have opened for it");
    }

    @Test
    void eachDrawDependsOnEveryPartAndCannotBeMadeWithoutTheLinks() {
        JointChance joint = opened(committed(PARTS), PARTS);
        GameState state = GameState.start(SETUP, joint.deal(HOST)).applyAction(new Action.Draw());
        assertThatThrownBy(() -> joint.outcome(HOST, state, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("draw 1: not all have opened, waiting for [seat 0, seat 1]");
        List<Outcome> outcomes = new ArrayList<>();
        for (int other = 0; other < 20; other++) {
            List<String> parts = List.of(PARTS.get(0), AnyJoint.part(new PartOf(other)));
            outcomes.add(opened(opened(committed(parts), parts), parts).outcome(HOST, state, 1));
        }
        assertThat(outcomes.stream().distinct().count())
                .as("one seat's part alone changes the draw")
                .isGreaterThan(8);
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
        assertThatThrownBy(() -> none.withOpening(0, first))
                .hasMessage("link of seat 0, expected others first: [host, seat 0, seat 1]");
        JointChance joint = committed(PARTS);
        assertThat(joint.waitingFor()).containsExactly("seat 0", "seat 1");
        JointChance one = joint.withOpening(0, first);
        assertThat(one.waitingFor()).containsExactly("seat 1");
        String second = JointChance.link(TABLE, 0, PARTS.get(0), 1);
        assertThatThrownBy(() -> one.withOpening(0, second)).hasMessageStartingWith("link of seat 0, expected others");
        assertThatThrownBy(() -> joint.withOpening(0, second)).hasMessageContaining("expected the one that leads to");
        assertThatThrownBy(() -> joint.withOpening(1, first)).hasMessageContaining("expected the one that leads to");
        assertThatThrownBy(() -> joint.withSeatCommitment(0, TABLE))
                .hasMessage("second commitment of seat 0, expected one");
        assertThatThrownBy(() -> joint.withOpening(0, "x")).hasMessage("link: x, expected 64 hexadecimal digits");
        assertThatThrownBy(() -> JointChance.link(TABLE, 0, HOST, JointChance.MOST_DRAWS))
                .hasMessage("draw: 4096, expected 0 to 4095");
        assertThat(joint)
                .isEqualTo(committed(PARTS))
                .hasSameHashCodeAs(committed(PARTS))
                .isNotEqualTo(one);
        assertThat(joint.toString()).doesNotContain(HOST).doesNotContain(PARTS.get(0));
    }
}
