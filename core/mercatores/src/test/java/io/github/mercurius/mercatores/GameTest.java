package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.LogLaws;
import io.github.mercurius.rules.IllegalActionException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The log of a game: what was done, what came of it, and the way back. */
class GameTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Script SCRIPT = new Script(SETUP, 1602, 4, Script.WHOLE);
    private static final Game START = Game.start(SETUP, Deal.seeded(SETUP.edition(), 1602));

    @Property(tries = 10, seed = "1602")
    void eachPlayedActionHoldsTheStateThatItLedTo(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        LogLaws.stepsLead(
                game,
                game.turns(),
                step -> OptionalInt.of(step.seat()),
                Step::turn,
                (state, step) -> ((GameState) state)
                        .table()
                        .ask()
                        .equals(Optional.of(step.update().ask())));
    }

    @Example
    void allSeatsAreToldTheSameAndSeeTheTable_INF3() {
        Game game = SCRIPT.play();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(game.updatesFor(seat, 0))
                    .isEqualTo(game.updatesForHost(0))
                    .isEqualTo(game.updatesForSpectator(0));
            assertThat(game.hashesFor(seat, 3)).isEqualTo(game.hashesForSpectator(3));
            assertThat(game.hashFor(seat)).isEqualTo(game.hashForSpectator());
            assertThat(game.state().viewFor(seat).table())
                    .isEqualTo(game.state().table());
        }
        assertThat(game.updatesForHost(0)).hasSize(game.updateCount());
        assertThat(game.updatesForHost(7)).isEqualTo(game.updatesForHost(0).subList(7, game.updateCount()));
        assertThat(game.hashesForSpectator(7))
                .isEqualTo(game.hashesForSpectator(0).subList(7, game.updateCount()));
        assertThat(game.hashForSpectator()).isEqualTo(game.hashesForSpectator(0).get(game.updateCount() - 1));
        for (int from : new int[] {-1, game.updateCount() + 1}) {
            assertThatThrownBy(() -> game.updatesForHost(from))
                    .hasMessage("number of an update: " + from + ", expected 0 to " + game.updateCount());
            assertThatThrownBy(() -> game.hashesForSpectator(from)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Example
    void aRefusedActionIsNotInTheLog() {
        Action wrong = new Action.CashGoods(Good.TOB);
        assertThat(START.tryAction(wrong).getLeft().message())
                .isEqualTo("the turn is at giving a card, not at cashing in");
        assertThatThrownBy(() -> START.applyAction(wrong))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage("C:TOB: TURN-1: the turn is at giving a card, not at cashing in");
        assertThat(START.actions()).isEmpty();
    }

    @Example
    void aLegalActionThatIsTriedLeadsWhereItLeadsWhenItIsPlayed() {
        Action action = START.state().legalActions().get(0);
        assertThat(START.tryAction(action).get()).isEqualTo(START.applyAction(action));
        assertThat(START.tryAction(0, action).get()).isEqualTo(START.applyAction(action));
        assertThat(START.state().tryAction(action).get())
                .isEqualTo(START.state().applyAction(action));
        assertThat(START.state().tryAction(0, action).get())
                .isEqualTo(START.state().applyAction(action));
        assertThat(START.tryAction(1, action).getLeft()).isEqualTo(new Violation.NotYourTurn(Phase.INVESTMENT, 0));
        assertThat(START.state().tryAction(1, action).getLeft())
                .isEqualTo(new Violation.NotYourTurn(Phase.INVESTMENT, 0));
        Step step = START.applyAction(action).steps().get(0);
        assertThat(step.events()).isEqualTo(step.update().events()).isNotEmpty();
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
                        () -> START.state().table().score(seat)));
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

    @Example
    void theTextOfAGameDoesNotTellTheDeal() {
        Game other = Game.start(SETUP, Deal.seeded(SETUP.edition(), 1));
        assertThat(START).hasToString(other.toString()).isNotEqualTo(other);
    }
}
