package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What an undo does to the proof that a record gives: nothing, if it revealed nothing and was told. */
class UndoProofTest {
    private static final SealedDeal SEAL =
            SealedDeal.seal(Setup.of(3), Deal.seeded(1602), bytes -> Arrays.fill(bytes, (byte) 7));
    private static final Game START = Game.start(SEAL);

    private static Game play(Game game, String... actions) {
        Game played = game;
        for (String action : actions) {
            played = played.applyAction(Action.parse(action));
        }
        return played;
    }

    private static Game playCard(Game game) {
        return game.applyAction(Action.playCard(
                game.state().hand(game.state().table().activeSeat()).kinds().get(0)));
    }

    private static Game toTheEnd(Game game) {
        Game played = game;
        while (!played.state().isOver()) {
            played = playCard(played);
        }
        return played;
    }

    private static VerificationReport verified(Game over, SeatGame told) {
        VerificationReport report = over.toRecord().verify(SEAL.commitment(), told);
        assertThat(report.discrepancy()).as(report.message()).isEmpty();
        return report;
    }

    @Test
    void oneThatRevealedNothingAndWasToldIsNoGap() {
        Game over = toTheEnd(play(START, "+AMS", "+TEA").undo(1));
        for (int seat : over.setup().seats()) {
            VerificationReport report = verified(over, over.seatGame(seat));
            assertThat(report.gaps()).isEmpty();
            assertThat(report.isProof()).isTrue();
        }
        assertThat(verified(over, over.spectatorGame()).isProof()).isTrue();
    }

    @Test
    void oneThatTookBackADrawnCardIsAGap() {
        Game over = toTheEnd(playCard(play(START, "+AMS")).undo(1));
        VerificationReport report = verified(over, over.seatGame(0));
        assertThat(report.gaps()).containsExactly(Gap.UNDONE);
        assertThat(report.isProof()).isFalse();
    }

    @Test
    void oneThatTookBackAShownCardIsAGapEvenWithoutADraw() {
        Game late = START;
        while (late.state().mainDeck().size() > 0) {
            late = playCard(late);
        }
        int kept = late.actions().size();
        Game shown = playCard(late);
        assertThat(shown.updatesForHost(kept).get(0).notation())
                .contains("cardPlayed")
                .doesNotContain("cardDrawn");
        Game over = toTheEnd(shown.undo(kept));
        VerificationReport report = verified(over, over.seatGame(1));
        assertThat(report.gaps()).containsExactly(Gap.UNDONE);
    }

    @Test
    void whoJoinedAfterAnUndoWasNotToldOfIt() {
        Game undone = play(START, "+AMS", "+TEA").undo(1);
        Game over = toTheEnd(undone);
        SeatGame before = SeatGame.joining(
                        play(START, "+AMS").state().viewFor(1),
                        1,
                        play(START, "+AMS").hashFor(1))
                .afterAll(play(START, "+AMS", "+TEA").updatesFor(1, 1));
        SeatGame joinedBefore = before.afterAll(over.updatesFor(1, 2));
        assertThat(verified(over, joinedBefore).gaps()).containsExactly(Gap.TOLD_LESS);
        SeatGame joinedAfter = SeatGame.joining(undone.state().viewFor(1), 3, undone.hashFor(1))
                .afterAll(over.updatesFor(1, 3));
        VerificationReport report = verified(over, joinedAfter);
        assertThat(report.gaps()).containsExactlyInAnyOrder(Gap.TOLD_LESS, Gap.UNDONE);
    }

    @Test
    void whoStoppedBeforeAnUndoOrGivesNothingWasNotToldOfIt() {
        Game bought = play(START, "+AMS", "+TEA");
        Game over = toTheEnd(bought.undo(1));
        assertThat(verified(over, bought.seatGame(1)).gaps()).containsExactlyInAnyOrder(Gap.TOLD_LESS, Gap.UNDONE);
        VerificationReport untold = over.toRecord().verify(SEAL.commitment());
        assertThat(untold.gaps()).containsExactlyInAnyOrder(Gap.TOLD_NOT_GIVEN, Gap.UNDONE);
    }
}
