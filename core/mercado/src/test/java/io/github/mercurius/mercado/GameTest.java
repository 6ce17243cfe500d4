package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.IllegalActionException;
import net.jqwik.api.Example;

/** The log of a game: what was done, what chance brought, what came of it, and the way back. */
class GameTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Game WHOLE = new Script(SETUP, 1602, 4, Script.WHOLE).play();
    private static final Game START = after(0);

    private static Game after(int actions) {
        return new Script(SETUP, 1602, 4, actions).play();
    }

    @Example
    void aRefusedActionIsNotInTheLog() {
        Action wrong = new Action.Finish();
        assertThat(START.tryAction(0, wrong).getLeft().message()).isEqualTo("asked is an action, not coins to play");
        assertThatThrownBy(() -> START.applyAction(wrong))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage(".: TRN-1: asked is an action, not coins to play");
        assertThatThrownBy(() -> START.applyAction(1, new Action.Draw()))
                .hasMessage("A: TRN-1: seat 0 has to decide: asked is an action");
        assertThat(START.actions()).isEmpty();
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
