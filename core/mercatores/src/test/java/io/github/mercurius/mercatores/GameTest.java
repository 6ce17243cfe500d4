package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.IllegalActionException;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;

/** The log of a game: what was done, what came of it, and the way back. */
class GameTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Script SCRIPT = new Script(SETUP, 1602, 4, Script.WHOLE);
    private static final Game START = Game.start(SETUP, Deal.seeded(SETUP.edition(), 1602));

    @Example
    void allSeatsAreToldTheSameAndSeeTheTable_INF3() {
        Game game = SCRIPT.play();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(game.updatesFor(seat, 0)).isEqualTo(game.updatesForSpectator(0));
            assertThat(game.hashFor(seat)).isEqualTo(game.hashForSpectator());
            assertThat(game.state().viewFor(seat).table())
                    .isEqualTo(game.state().table());
        }
    }

    @Example
    void aRefusedActionIsNotInTheLog() {
        Action wrong = new Action.CashGoods(Good.TOB);
        assertThat(START.tryAction(0, wrong).getLeft().message())
                .isEqualTo("the turn is at giving a card, not at cashing in");
        assertThatThrownBy(() -> START.applyAction(wrong))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage("C:TOB: TURN-1: the turn is at giving a card, not at cashing in");
        assertThat(START.actions()).isEmpty();
        assertThat(START.state().tryAction(wrong))
                .isEqualTo(Either.left(START.check(wrong).orElseThrow()));
    }

    @Example
    void aLegalActionIsAppliedInEachWay() {
        Action right = START.state().legalActions().get(0);
        GameState after = START.state().applyAction(right);
        assertThat(START.state().tryAction(right).get()).isEqualTo(after);
        assertThat(START.tryAction(0, right).get().state()).isEqualTo(after);
    }

    @Example
    void whenTheGameIsOverAllAreToldSo_END1() {
        Game over = SCRIPT.play();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(over.check(seat, new Action.CashGoods(Good.TOB))).contains(new Violation.GameOver());
            assertThat(over.state().viewFor(seat).check(new Action.CashGoods(Good.TOB)))
                    .contains(new Violation.GameOver());
            assertThat(over.state().viewFor(seat).legalActions()).isEmpty();
        }
        assertThatThrownBy(() -> over.state().table().activeSeat()).isInstanceOf(IllegalStateException.class);
        assertThat(over.state().table().ask()).isEmpty();
    }

    private static void tells(GameState state, String action, String... expected) {
        List<String> events = new ArrayList<>();
        state.applyAction(MadePosition.action(action), event -> events.add(event.notation()));
        assertThat(events).as(action).containsExactly(expected);
    }

    @Example
    void allAreToldOfATurnOfTheInvestmentPhase_INF3() {
        GameState give = MadePosition.of(2)
                .market("TOB1,CRN0,COF0,CTN0,WAR")
                .hand(0, "TOB1,QDL")
                .state();
        tells(give, "G:TOB1", "given 0 TOB1");
        GameState take = give.applyAction(MadePosition.action("G:TOB1"));
        tells(take, "T:CRN0,TOB1", "taken 0 CRN0,TOB1");
        GameState load = take.applyAction(MadePosition.action("T:CRN0,TOB1"));
        tells(load, "L:CRN0,TOB1", "loaded 0 CRN0,TOB1", "marketFilled CRN0", "turnBegan 1 1");
        GameState full = MadePosition.of(2)
                .market("CRN1,COF1,CTN1,WAR,QDL")
                .hand(0, "TOB1,CRN1")
                .turn(0, Ask.LOAD)
                .state();
        tells(full, "L:TOB1", "loaded 0 TOB1", "turnBegan 1 1");
    }

    @Example
    void allAreToldWhenTheInvestmentPhaseEnds_LAST2_PRO1() {
        MadePosition load = MadePosition.of(2)
                .market("CRN1,COF1")
                .resources(0, "CAC0,CAC0")
                .hand(0, "TOB1,CRN1")
                .hand(1, "COF1")
                .turn(0, Ask.LOAD)
                .deck(1);
        tells(load.state(), "L:TOB1", "loaded 0 TOB1", "marketFilled RCAC", "captainTaken 0", "turnBegan 1 1");
        GameState last = load.captain(1).state();
        tells(last, "L:TOB1", "loaded 0 TOB1", "marketFilled RCAC", "roundBegan 1 1", "turnSkipped 1", "turnBegan 1 0");
    }

    @Example
    void allAreToldOfATurnOfTheProfitPhase_INF3() {
        GameState tax =
                MadePosition.profit("TOB0,TOB0,TOB0", "CAC0").turn(1, Ask.TAX).state();
        tells(tax, "X:CAC0", "taxPaid 1 CAC0", "roundBegan 2 1", "turnSkipped 1", "turnBegan 1 0");
        GameState cash = MadePosition.profit("TOB0,TOB0,TOB1,RTOB", "TOB1,TOB1,CAC0,CAC1")
                .state();
        tells(cash, "C:TOB", "stackCashed 0 TOB TOB0,TOB0,TOB1 1", "turnBegan 1 1");
        tells(cash, "C:RTOB>1", "specialCashed 0 RTOB 1 5 1", "turnBegan 1 1");
        GameState discard = MadePosition.profit("TOB0,WAR", "CAC0,CAC1").state();
        tells(discard, "D:TOB", "stackDiscarded 0 TOB TOB0", "turnBegan 1 1");
        tells(discard, "D:WAR", "specialDiscarded 0 WAR", "turnBegan 1 1");
        GameState end = MadePosition.profit("CAC0,CAC1", "TOB0").state();
        tells(end, "C:CAC", "stackCashed 0 CAC CAC0,CAC1 1", "gameEnded 1:0:3,2:1:0");
    }

    @Example
    void aClientThatJoinsLaterFollowsAndGoesBackToWhereItCame() {
        Game early = new Script(SETUP, 1602, 4, 20).play();
        Game later = new Script(SETUP, 1602, 4, 23).play();
        Game game = later.undo(20);
        SeatGame joined = SeatGame.joining(early.state().viewFor(1), 20, early.hashFor(1));
        SeatGame followed = joined.afterAll(game.updatesFor(1, 20));
        assertThat(followed.view()).isEqualTo(early.state().viewFor(1));
        assertThat(followed.hash()).isEqualTo(game.hashFor(1));
        assertThat(game.toRecord().verify(followed).discrepancy()).isEmpty();
        Update undo = game.undo(19).updatesFor(1, 24).get(0);
        assertThatThrownBy(() -> followed.after(undo))
                .hasMessageContaining("expected an undo of at most 0 actions, which this side of the game knows");
    }
}
