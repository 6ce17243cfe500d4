package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.IllegalActionException;
import io.vavr.control.Either;
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
}
