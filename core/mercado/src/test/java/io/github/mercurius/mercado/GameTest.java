package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.LogLaws;
import io.github.mercurius.rules.IllegalActionException;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The log of a game: what was done, what chance brought, what came of it, and the way back. */
class GameTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Game WHOLE = new Script(SETUP, 1602, 4, Script.WHOLE).play();
    private static final Game START = after(0);

    private static Game after(int actions) {
        return new Script(SETUP, 1602, 4, actions).play();
    }

    @Property(tries = 10, seed = "1602")
    void eachPlayedActionHoldsTheStateThatItLedTo(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        LogLaws.stepsLead(
                game,
                game.turns(),
                Step::seat,
                Step::turn,
                (state, step) -> ((GameState) state)
                        .table()
                        .ask()
                        .equals(Optional.of(step.update().ask())));
    }

    @Example
    void eachSeatIsToldItsOwnTokensOnly_INF1() {
        boolean differs = false;
        for (int seat = 0; seat < 3; seat++) {
            List<Update> told = WHOLE.updatesFor(seat, 0);
            assertThat(told).hasSize(WHOLE.updateCount());
            for (int i = 0; i < told.size(); i++) {
                assertThat(told.get(i)).isEqualTo(WHOLE.updatesForHost(0).get(i).seenBy(seat));
                for (Event event : told.get(i).events()) {
                    if (event instanceof Event.TokenDrawn drawn) {
                        assertThat(drawn.token().isPresent()).isEqualTo(drawn.seat() == seat);
                        differs = true;
                    }
                }
            }
            assertThat(WHOLE.updatesFor(seat, 7)).isEqualTo(told.subList(7, told.size()));
            assertThat(WHOLE.hashesFor(seat, 7))
                    .isEqualTo(WHOLE.hashesFor(seat, 0).subList(7, told.size()));
            assertThat(WHOLE.hashFor(seat)).isEqualTo(WHOLE.hashesFor(seat, 0).get(told.size() - 1));
            assertThat(WHOLE.seatGame(seat).hash()).isEqualTo(WHOLE.hashFor(seat));
            assertThat(WHOLE.seatGame(seat).view()).isEqualTo(WHOLE.state().viewFor(seat));
        }
        assertThat(differs).isTrue();
        assertThat(WHOLE.updatesForSpectator(0).toString()).doesNotContain("Optional[V");
        assertThat(WHOLE.spectatorGame().hash()).isEqualTo(WHOLE.hashForSpectator());
        assertThat(WHOLE.hashesForSpectator(0)).last().isEqualTo(WHOLE.hashForSpectator());
        for (int from : new int[] {-1, WHOLE.updateCount() + 1}) {
            assertThatThrownBy(() -> WHOLE.updatesFor(0, from))
                    .hasMessage("number of an update: " + from + ", expected 0 to " + WHOLE.updateCount());
            assertThatThrownBy(() -> WHOLE.hashesFor(0, from)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Example
    void aRefusedActionIsNotInTheLog() {
        Action wrong = new Action.Finish();
        assertThat(START.tryAction(wrong).getLeft().message()).isEqualTo("asked is an action, not coins to play");
        assertThatThrownBy(() -> START.applyAction(wrong))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage(".: TRN-1: asked is an action, not coins to play");
        assertThatThrownBy(() -> START.applyAction(1, new Action.Draw()))
                .hasMessage("A: TRN-1: seat 0 has to decide: asked is an action");
        assertThat(START.actions()).isEmpty();
    }

    @Example
    void aSeatThatTheGameDoesNotHaveIsRefusedAtEveryDoor() {
        Action action = START.state().legalActions().get(0);
        LogLaws.refusedAtEveryDoor(
                START,
                seat -> List.of(
                        () -> START.tryAction(seat, action),
                        () -> START.state().tryAction(seat, action),
                        () -> START.state().hand(seat),
                        () -> START.state().table().player(seat),
                        () -> START.state().table().space(seat)));
    }

    @Example
    void whenTheGameIsOverAllAreToldSo_END1() {
        for (int seat = 0; seat < 3; seat++) {
            assertThat(WHOLE.check(seat, new Action.Draw())).contains(new Violation.GameOver());
            assertThat(WHOLE.state().viewFor(seat).check(new Action.Draw())).contains(new Violation.GameOver());
            assertThat(WHOLE.state().viewFor(seat).legalActions()).isEmpty();
        }
        assertThat(WHOLE.check(new Outcome.CoinsDrawn(Coins.none()))).contains(new Violation.GameOver());
        assertThatThrownBy(() -> WHOLE.state().table().activeSeat()).isInstanceOf(IllegalStateException.class);
        assertThat(WHOLE.state().table().ask()).isEmpty();
        assertThat(WHOLE.state().decider()).isEmpty();
    }
}
