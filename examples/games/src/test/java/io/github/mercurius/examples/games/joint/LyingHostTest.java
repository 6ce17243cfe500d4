package io.github.mercurius.examples.games.joint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.games.joint.Together.Played;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.VerificationReport;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A seat that keeps a {@link JointSession} finds each lie of a host, and opens nothing after it. */
class LyingHostTest {
    private static final Together<Action, PlayerView> MERCADO =
            new Together<>(Mercado.rules(), MercadoJson.formats(), MercadoJson.JOINT_CHANCE);
    private static final List<Together<?, ?>> GAMES = List.of(
            new Together<>(Mercurius.rules(), MercuriusJson.formats(), MercuriusJson.JOINT_DEAL),
            new Together<>(Mercatores.rules(), MercatoresJson.formats(), MercatoresJson.JOINT_DEAL),
            MERCADO);
    private static final String OTHER = "9".repeat(64);
    private static final int OWN = Together.OWN;

    static Stream<Together<?, ?>> games() {
        return GAMES.stream();
    }

    /** What the host shows is a lie, and the session opens nothing from then on. */
    private static void isLie(JointSession session, ThrowingCallable shows, String found, String expected) {
        List<String> before = session.opened();
        AnyJoint joint = session.joint();
        LyingHostException thrown = catchThrowableOfType(LyingHostException.class, shows);
        assertThat(thrown).isNotNull();
        assertThat(thrown.lie().found()).startsWith(found);
        assertThat(thrown.lie().expected()).startsWith(expected);
        assertThat(thrown).hasMessage("the host lies: " + thrown.lie().message());
        assertThat(session.lie()).contains(thrown.lie());
        assertThatThrownBy(session::open).isInstanceOf(LyingHostException.class).hasMessage(thrown.getMessage());
        assertThatThrownBy(() -> session.show(joint)).hasMessage(thrown.getMessage());
        assertThat(session.opened()).isEqualTo(before);
        assertThat(session.joint()).isEqualTo(joint);
    }

    private static void isWrong(VerificationReport report, Part part, String found, String expected) {
        Discrepancy wrong = report.discrepancy().orElseThrow(() -> new AssertionError(report.message()));
        assertThat(wrong.part()).isEqualTo(part);
        assertThat(wrong.found()).startsWith(found);
        assertThat(wrong.expected()).startsWith(expected);
        assertThat(report.isProof()).isFalse();
        assertThat(report.message()).startsWith("Wrong: " + wrong.message());
    }

    // An honest host

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void anHonestGameIsProved(Together<A, V> table) {
        Played<A, V> played = table.played();
        assertThat(played.session().lie()).isEmpty();
        VerificationReport report = played.session().verify(played.game().toRecord(), played.mine());
        assertThat(report.isProof()).as(report.message()).isTrue();
        assertThat(played.session().verify(played.game().toRecord()).gaps())
                .containsExactly(VerificationReport.Gap.TOLD_NOT_GIVEN);
        assertThat(played.session().toString()).doesNotContain(Together.part(OWN));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPartIsOpenedOnceAllHaveCommittedAndIsTheSameAgain(Together<?, ?> table) {
        JointSession session = table.session();
        assertThat(session.commitment())
                .isEqualTo(session.joint().seatCommitment(OWN).orElseThrow());
        assertThat(session.opened()).isEmpty();
        String opening = session.open();
        assertThat(opening).isEqualTo(session.joint().opening(OWN, Together.part(OWN), 0));
        assertThat(session.open()).isEqualTo(opening);
        assertThat(session.opened()).containsExactly(opening).isUnmodifiable();
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void aSessionGoesOnAfterARestart(Together<A, V> table) {
        Played<A, V> played = table.played();
        JointSession session = played.session();
        JointSession resumed = JointSession.resumed(session.joint(), OWN, Together.part(OWN), session.opened());
        assertThat(resumed.verify(played.game().toRecord(), played.mine()).isProof())
                .isTrue();
        resumed.show(session.joint(), played.mine());
        assertThat(resumed.open()).isEqualTo(session.open());
        assertThatThrownBy(() -> JointSession.resumed(session.joint(), OWN, OTHER, session.opened()))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("opened: ");
        assertThatThrownBy(() -> JointSession.resumed(session.joint(), OWN, Together.part(OWN), List.of()))
                .isInstanceOf(LyingHostException.class);
    }

    // Before the part is opened

    @ParameterizedTest
    @MethodSource("games")
    void theHostChangesItsCommitment(Together<?, ?> table) {
        JointSession session = JointSession.of(table.hostCommitted(), OWN, Together.part(OWN));
        isLie(
                session,
                () -> session.show(table.committed(Together.part(OWN), OTHER)),
                "commitment of the host " + table.hostCommitment(OTHER),
                "the one that was shown first, " + table.hostCommitment(Together.HOST));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHostTakesItsCommitmentBack(Together<?, ?> table) {
        JointSession session = JointSession.of(table.hostCommitted(), OWN, Together.part(OWN));
        isLie(session, () -> session.show(table.none()), "commitment of the host nothing", "the one that was shown");
    }

    @ParameterizedTest
    @MethodSource("games")
    void anotherSeatsCommitmentIsChanged(Together<?, ?> table) {
        AnyJoint first = table.hostCommitted();
        JointSession session = JointSession.of(first.withSeatCommitment(2, OTHER), OWN, Together.part(OWN));
        isLie(
                session,
                () -> session.show(table.committed()),
                "commitment of seat 2 ",
                "the one that was shown first, " + OTHER);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anotherSeatsCommitmentIsTakenBack(Together<?, ?> table) {
        JointSession session = table.session();
        isLie(session, () -> session.show(table.hostCommitted()), "commitment of seat 0 nothing", "the one");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aForeignCommitmentStandsForTheOwnSeat(Together<?, ?> table) {
        JointSession session = JointSession.of(table.hostCommitted(), OWN, Together.part(OWN));
        isLie(
                session,
                () -> session.show(table.committed(OTHER, Together.HOST)),
                "commitment of seat 0 ",
                "the seat's own, " + session.commitment());
        AnyJoint foreign = table.committed(OTHER, Together.HOST);
        assertThatThrownBy(() -> JointSession.of(foreign, OWN, Together.part(OWN)))
                .isInstanceOf(LyingHostException.class)
                .hasMessageContaining("expected the seat's own, ");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSetUpIsChanged(Together<?, ?> table) {
        JointSession session = JointSession.of(table.none(), OWN, Together.part(OWN));
        AnyJoint other = table.at(table.setup(1), Together.TABLE);
        isLie(session, () -> session.show(other), "set-up " + other.setup(), "the one that was shown first, ");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTableIsChanged(Together<?, ?> table) {
        JointSession session = JointSession.of(table.none(), OWN, Together.part(OWN));
        AnyJoint other = table.at(table.setup(0), OTHER);
        isLie(session, () -> session.show(other), "table " + OTHER, "the one that was shown first, " + Together.TABLE);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSeatIsAskedToOpenBeforeAllHaveCommitted(Together<?, ?> table) {
        JointSession session = JointSession.of(table.hostCommitted(), OWN, Together.part(OWN));
        isLie(
                session,
                session::open,
                "seat 0 asked to open",
                "all commitments first: waiting for [seat 0, seat 1, seat 2]");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHostDealsAloneAfterAll(Together<?, ?> table) {
        JointSession session = table.session();
        isLie(
                session,
                () -> session.showSealed(OTHER),
                "a sealed deal with commitment " + OTHER,
                "the joint deal at table " + Together.TABLE);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHostShowsWhatCannotBeRead(Together<?, ?> table) {
        JointSession session = table.session();
        IllegalArgumentException refused = catchThrowableOfType(
                IllegalArgumentException.class, () -> table.committed().withOpening(1, OTHER));
        isLie(session, () -> session.showUnreadable(refused), refused.getMessage(), "a joint deal that can be read");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHostHasThePartOfTheSeatFromElsewhere(Together<?, ?> table) {
        JointSession session = table.session();
        String opening = session.joint().opening(OWN, Together.part(OWN), 0);
        AnyJoint open = table.committed().withOpening(OWN, opening);
        isLie(session, () -> session.show(open), kind(table) + " of seat 0: " + opening, "what the seat has opened");
        assertThatThrownBy(() -> JointSession.of(open, OWN, Together.part(OWN))).isInstanceOf(LyingHostException.class);
    }

    private static String kind(Together<?, ?> table) {
        return table == MERCADO ? "link 0" : "part";
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHostOpensItsPartBeforeTheGameIsOver(Together<?, ?> table) {
        JointSession session = table.sessionAfterOpening();
        AnyJoint early = table.hostOpens(table.opened(table.committed(), Together.part(OWN)), Together.HOST);
        isLie(session, () -> session.show(early), "the part of the host", "it closed until the game is over");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theGameBeginsWithoutTheOpening(Together<A, V> table) {
        JointSession session = table.session();
        AnySeatGame<A, V> mine = table.first().seatGame(OWN);
        isLie(
                session,
                () -> session.show(table.committed(), mine),
                kind(table) + " of seat 0: nothing",
                "one, as the game has this draw");
    }

    /** The attack on a client that keeps nothing: the seat opens for commitments that the host has made up. */
    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theHostInventsCommitmentsAndCommitsAfterwards(
            Together<A, V> table) {
        JointSession session = table.session();
        session.open();
        AnyJoint real = table.committed(Together.part(OWN), OTHER);
        AnyJoint opened = table.opened(real, Together.part(OWN));
        AnyGame<A, V> game = table.start(opened, OTHER).withHostPart(OTHER);
        isWrong(
                session.verify(game.toRecord()),
                Part.COMMITMENT,
                "commitment of the host " + table.hostCommitment(OTHER),
                "the one that was shown first, ");
        isLie(session, () -> session.show(opened), "commitment of the host ", "the one that was shown first, ");
        isWrong(session.verify(game.toRecord(), game.seatGame(OWN)), Part.COMMITMENT, "commitment of the host ", "the");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatWasOpenedIsTakenBack(Together<?, ?> table) {
        JointSession session = table.sessionAfterOpening();
        isLie(session, () -> session.show(table.committed()), kind(table) + " of seat 0: nothing", "the one that was");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theViewIsAnotherSeatsOrOfAnotherSetUp(Together<A, V> table) {
        AnyJoint opened = table.opened(table.committed(), Together.part(OWN));
        JointSession first = table.sessionAfterOpening();
        isLie(first, () -> first.show(opened, table.first().seatGame(1)), "the view of seat 1", "that of seat 0");
        JointSession second = table.sessionAfterOpening();
        isLie(second, () -> second.show(opened, table.first().spectatorGame()), "the view of a spectator", "that of");
        JointSession third = table.sessionAfterOpening();
        AnySeatGame<A, V> other = table.otherSetup().seatGame(OWN);
        isLie(third, () -> third.show(opened, other), "set-up ", "that of the joint deal");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theGameIsAnotherOneThanBefore(Together<A, V> table) {
        AnyGame<A, V> game = table.twoWays().get(0);
        AnyGame<A, V> other = table.twoWays().get(1);
        JointSession session = table.sessionOf(game);
        isLie(session, () -> session.show(table.shown(other), other.seatGame(OWN)), "update ", "update ");
        assertThat(session.lie().orElseThrow().part()).isEqualTo(Part.UPDATE);
    }

    // Draws in a game

    /** A game of Mercado that asks for its first outcome. */
    private static AnyGame<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> asking() {
        return MERCADO.until(MERCADO.first(), 1000, new SplittableRandom(3));
    }

    @Test
    void aLinkOfAnotherSeatIsThereBeforeTheGameAsksForIt() {
        var start = MERCADO.first();
        var asking = asking();
        JointSession session = MERCADO.sessionAfterOpening();
        var early = ((io.github.mercurius.mercado.Game) asking)
                .withOpening(1, MERCADO.shown(asking).opening(1, Together.part(1), 1))
                .joint()
                .orElseThrow();
        isLie(
                session,
                () -> session.show(early, start.seatGame(OWN)),
                "link 1 of seat 1: ",
                "none before the game asks");
        JointSession before = MERCADO.sessionAfterOpening();
        isLie(before, () -> before.show(early), "link 1 of seat 1: ", "none before the game asks");
    }

    @Test
    void aGameGoesOnWithoutTheLinksOfADraw() {
        var asking = asking();
        var shown = MERCADO.shown(asking);
        var drawn = MERCADO.drawn(asking, MERCADO.links(shown, shown.opening(OWN, Together.part(OWN), 1), 1));
        JointSession session = MERCADO.sessionAfterOpening();
        isLie(session, () -> session.show(shown, drawn.seatGame(OWN)), "link 1 of seat 0: nothing", "one, as the game");
        JointSession asked = MERCADO.sessionAfterOpening();
        isLie(asked, () -> asked.open(drawn.seatGame(OWN)), "link 1 of seat 0: nothing", "one, as the game has");
    }

    /** A host that lets a seat play ahead in a game of its own would learn the links, and then begin the real one. */
    @Test
    void aHostCannotLearnLinksInOneGameAndUseThemInAnother() {
        var madeUp = MERCADO.until(MERCADO.twoWays().get(1), 1000, new SplittableRandom(5));
        JointSession session = MERCADO.sessionOf(madeUp);
        session.open(madeUp.seatGame(OWN));
        assertThat(session.opened())
                .as("for the draw after the made-up outcome")
                .hasSize(3);
        var real = MERCADO.twoWays().get(0).seatGame(OWN);
        isLie(session, () -> session.open(MERCADO.played().mine()), "update ", "update ");
        assertThatThrownBy(() -> session.show(session.joint(), real)).isInstanceOf(LyingHostException.class);
    }

    @Test
    void aSeatOpensForTheOutcomeThatItsGameAsksForAndForNoOther() {
        var start = MERCADO.first();
        var asking = asking();
        JointSession session = MERCADO.sessionAfterOpening();
        assertThatThrownBy(() -> session.open(start.seatGame(OWN)))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("draw 1 of 4096: not asked for, expected a game that asks for an outcome");
        session.show(MERCADO.shown(asking), asking.seatGame(OWN));
        assertThatThrownBy(() -> session.show(MERCADO.shown(start), start.seatGame(OWN)))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("updates: 0, expected at least the ");
        assertThatThrownBy(() -> session.show(MERCADO.shown(start)))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("the game has begun, expected this seat's side of it too");
        var late = MERCADO.late(asking);
        assertThatThrownBy(() -> session.open(late))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("a game from update 1, expected it from update 0");
        assertThat(session.lie()).as("mistakes of a client are no lies").isEmpty();
        assertThat(session.open(asking.seatGame(OWN))).isEqualTo(session.joint().opening(OWN, Together.part(OWN), 1));
    }

    /** What was asked for until an undo is no lie, and stays open for the next outcome. */
    @Test
    void aLinkThatWasAskedForUntilAnUndoIsNoLie() {
        var asking = asking();
        JointSession session = MERCADO.sessionAfterOpening();
        session.show(MERCADO.shown(asking), asking.seatGame(OWN));
        String own = session.open(asking.seatGame(OWN));
        var undone = ((io.github.mercurius.mercado.Game) asking)
                .withOpening(OWN, own)
                .undo(0);
        session.show(MERCADO.shown(undone), undone.seatGame(OWN));
        var again = MERCADO.until(undone, 1000, new SplittableRandom(8));
        assertThat(session.open(again.seatGame(OWN))).isEqualTo(own);
        assertThat(session.lie()).isEmpty();
    }

    @Test
    void aDealIsMadeOnce() {
        for (Together<?, ?> table : GAMES.subList(0, 2)) {
            JointSession session = table.sessionAfterOpening();
            AnySeatGame<?, ?> mine = table.first().seatGame(OWN);
            assertThatThrownBy(() -> session.open(mine))
                    .isExactlyInstanceOf(IllegalStateException.class)
                    .hasMessage("draw 1 of 1: not asked for, expected a game that asks for an outcome");
            assertThat(session.lie()).isEmpty();
        }
    }

    // At the end

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theRecordHasNoProof(Together<A, V> table) {
        AnyRecord<A, V> record = table.withoutProof();
        isWrong(table.verify(record), Part.COMMITMENT, "nothing", "the joint deal at table " + Together.TABLE);
        Played<A, V> played = table.played();
        String shown = played.session().joint().commitment();
        isWrong(record.verify(shown, played.mine()), Part.COMMITMENT, "nothing", shown);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRecordHasAnotherPartForTheSeat(Together<?, ?> table) {
        AnyJoint other = table.hostOpens(table.opened(table.committed(OTHER, Together.HOST), OTHER), Together.HOST);
        isWrongWith(table, other, "commitment of seat 0 " + other.commitmentOf(OWN, OTHER), "the seat's own, ");
    }

    private static <A extends AnyAction, V extends AnyView<A>> void isWrongWith(
            Together<A, V> table, AnyJoint proof, String found, String expected) {
        AnyRecord<A, V> record = table.with(table.played().game(), proof);
        isWrong(table.verify(record), Part.COMMITMENT, found, expected);
        isWrong(table.played().session().verify(record), Part.COMMITMENT, found, expected);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRecordHasAnotherHostCommitment(Together<?, ?> table) {
        AnyJoint other = table.opened(table.committed(Together.part(OWN), OTHER), Together.part(OWN));
        isWrongWith(table, table.hostOpens(other, OTHER), "commitment of the host ", "the one that was shown first, ");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRecordHasAnotherCommitmentOfAnotherSeat(Together<?, ?> table) {
        AnyJoint other = table.hostCommitted();
        other = other.withSeatCommitment(0, other.commitmentOf(0, Together.part(0)));
        other = other.withSeatCommitment(1, other.commitmentOf(1, OTHER));
        other = other.withSeatCommitment(2, other.commitmentOf(2, Together.part(2)));
        isWrongWith(table, other, "commitment of seat 1 ", "the one that was shown first, ");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRecordIsOfAnotherTable(Together<?, ?> table) {
        isWrongWith(table, table.at(table.setup(0), OTHER), "table " + OTHER, "the one that was shown first, ");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theRecordIsOfAnotherSetUp(Together<A, V> table) {
        isWrong(
                table.verify(table.otherSetup().toRecord()),
                Part.COMMITMENT,
                "set-up ",
                "the one that was shown first, ");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theRecordIsCut(Together<A, V> table) {
        AnyRecord<A, V> cut = table.changed(record -> {
            record.withArray("result").removeAll();
            removeLast(record.withArray("hashes"));
            removeLast(record.withArray("log"));
        });
        isWrong(table.verify(cut), Part.UPDATE, "update ", "nothing");
    }

    private static JsonNode removeLast(ArrayNode list) {
        return list.remove(list.size() - 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theRecordHasNotWhatTheSeatHasOpened(Together<A, V> table) {
        AnyRecord<A, V> record = table.with(table.played().game(), table.committed());
        Part part = table == MERCADO ? Part.CHANCE : Part.COMMITMENT;
        isWrong(table.verify(record), part, kind(table) + " of seat 0: nothing", "the one that was shown first");
        JointSession session = table.session();
        String opening = session.open();
        isWrong(
                session.verify(record),
                part,
                kind(table) + " of seat 0: nothing",
                "what the seat has opened, " + opening);
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theRecordHasWhatTheSeatHasNotOpened(Together<A, V> table) {
        isWrong(
                table.session().verify(table.played().game().toRecord()),
                table == MERCADO ? Part.CHANCE : Part.COMMITMENT,
                kind(table) + " of seat 0: ",
                "what the seat has opened, nothing");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void aGameIsPlayedBeforeAllHaveCommitted(Together<A, V> table) {
        JointSession session = JointSession.of(table.hostCommitted(), OWN, Together.part(OWN));
        isWrong(
                session.verify(table.played().game().toRecord()),
                Part.COMMITMENT,
                "a record of a game",
                "no game before all have committed: waiting for [seat 0, seat 1, seat 2]");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theDealIsNotTheOneOfTheParts(Together<A, V> table) {
        Played<A, V> played = table.played();
        AnyGame<A, V> stacked = table.otherDeal();
        AnyJoint first = table.hostOpens(table.opened(table.committed(), Together.part(OWN)), Together.HOST);
        AnyRecord<A, V> record = table.with(stacked, first);
        Part part = table == MERCADO ? Part.CHANCE : Part.COMMITMENT;
        JointSession session = table.sessionAfterOpening();
        Discrepancy wrong =
                session.verify(record, stacked.seatGame(OWN)).discrepancy().orElseThrow();
        assertThat(wrong.part()).isEqualTo(part);
        assertThat(played.session().verify(record, stacked.seatGame(OWN)).isProof())
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theSeatWasToldAnotherGame(Together<A, V> table) {
        Played<A, V> played = table.played();
        AnyGame<A, V> game = table.twoWays().get(0);
        AnyGame<A, V> other = table.twoWays().get(1);
        AnyRecord<A, V> record = game.withHostPart(Together.HOST).toRecord();
        isWrong(table.sessionOf(other).verify(record, game.seatGame(OWN)), Part.UPDATE, "update ", "update ");
        isWrong(table.sessionOf(game).verify(record, other.seatGame(OWN)), Part.UPDATE, "update ", "update ");
        isWrong(table.sessionAfterRestart(other).verify(record, other.seatGame(OWN)), Part.UPDATE, "", "");
        isWrong(
                played.session().verify(played.game().toRecord(), played.game().seatGame(1)),
                Part.VIEW,
                "the view of seat 1",
                "that of seat 0");
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theResultIsAnotherOne(Together<A, V> table) {
        AnyRecord<A, V> turned = table.changed(record -> {
            ArrayNode result = record.withArray("result");
            result.insert(0, removeLast(result));
        });
        assertThat(table.verify(turned).discrepancy().orElseThrow().part()).isEqualTo(Part.RESULT);
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theHashesAreOthers(Together<A, V> table) {
        AnyRecord<A, V> record = table.changed(changed -> {
            removeLast(changed.withArray("hashes"));
            changed.withArray("hashes").add(OTHER);
        });
        List<String> hashes = table.played().game().toRecord().hashes();
        isWrong(table.verify(record), Part.HASH, OTHER, hashes.get(hashes.size() - 1));
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void theHostKeepsItsPartClosed(Together<A, V> table) {
        AnyGame<A, V> game = table.played().game();
        VerificationReport report = table.verify(table.with(game, table.shown(game)));
        assertThat(report.isProof()).isFalse();
        assertThat(report.message()).contains(table == MERCADO ? "has not opened its part" : "the part of the host");
    }

    @Test
    void anOutcomeIsNotTheOneOfTheLinks() {
        var asking = asking();
        var shown = MERCADO.shown(asking);
        JointSession session = MERCADO.sessionAfterOpening();
        session.show(shown, asking.seatGame(OWN));
        var opened = MERCADO.opened(asking, MERCADO.links(shown, session.open(asking.seatGame(OWN)), 1));
        var fair = opened.jointOutcome(Together.HOST);
        var chosen = opened.state().chances().stream()
                .map(chance -> chance.outcome())
                .filter(outcome -> !outcome.equals(fair))
                .findFirst()
                .orElseThrow();
        var game = opened.applyOutcome(chosen);
        isWrong(
                session.verify(game.withHostPart(Together.HOST).toRecord(), game.seatGame(OWN)),
                Part.CHANCE,
                chosen.notation(),
                fair.notation());
    }

    @Test
    void theRecordHasLinksAhead() {
        AnyJoint joint = MERCADO.played().game().toRecord().joint().orElseThrow();
        int draws = joint.opened(OWN).size();
        var ahead = MERCADO.changed(record -> {
            for (int seat = 0; seat < Together.PLAYERS; seat++) {
                String link = joint.opening(seat, Together.part(seat), draws);
                ((ArrayNode) record.at("/joint/seats/" + seat + "/links")).add(link);
            }
        });
        isWrong(
                MERCADO.verify(ahead),
                Part.CHANCE,
                "link " + draws + " of seat 0: ",
                "what the seat has opened, nothing");
    }

    // What a program passes

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void nullIsRefusedWithTheArgumentsName(Together<A, V> table) {
        AnyJoint joint = table.hostCommitted();
        String part = Together.part(OWN);
        JointSession session = JointSession.of(joint, OWN, part);
        AnyRecord<A, V> record = table.first().toRecord();
        AnySeatGame<A, V> mine = table.first().seatGame(OWN);
        List<ThrowingCallable> calls = List.of(
                () -> JointSession.of(null, OWN, part),
                () -> JointSession.of(joint, OWN, null),
                () -> JointSession.resumed(null, OWN, part, List.of()),
                () -> JointSession.resumed(joint, OWN, null, List.of()),
                () -> JointSession.resumed(joint, OWN, part, null),
                () -> JointSession.resumed(joint, OWN, part, Collections.singletonList(null)),
                () -> session.show(null),
                () -> session.show(null, mine),
                () -> session.show(joint, null),
                () -> session.showSealed(null),
                () -> session.showUnreadable(null),
                () -> session.open(null),
                () -> session.verify(null),
                () -> session.verify(null, mine),
                () -> session.verify(record, null),
                () -> new LyingHostException(null));
        for (ThrowingCallable call : calls) {
            assertThatThrownBy(call)
                    .isExactlyInstanceOf(NullPointerException.class)
                    .hasMessageMatching("[a-z ]+: null, expected .+");
        }
        assertThat(session.lie()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSeatOrAPartThatCannotBeIsRefused(Together<?, ?> table) {
        AnyJoint joint = table.hostCommitted();
        String part = Together.part(OWN);
        for (int seat : new int[] {-1, 3, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> JointSession.of(joint, seat, part))
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("seat: " + seat);
            assertThatThrownBy(() -> joint.opening(seat, part, 0)).hasMessageContaining("seat: " + seat);
        }
        for (String bad : List.of("", "x", "A".repeat(64), "0".repeat(65))) {
            assertThatThrownBy(() -> JointSession.of(joint, OWN, bad))
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected 64 hexadecimal digits");
            assertThatThrownBy(() -> joint.opening(OWN, bad, 0)).hasMessageContaining("64 hexadecimal digits");
        }
        for (int draw : new int[] {-1, joint.mostDraws()}) {
            assertThatThrownBy(() -> joint.opening(OWN, part, draw))
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("draw: " + draw + ", expected 0");
        }
    }
}
