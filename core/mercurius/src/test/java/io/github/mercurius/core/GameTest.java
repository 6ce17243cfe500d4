package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The log of a game: what was done, what came of it, and the way back. */
@Domain(MercuriusDomain.class)
class GameTest {
    private static final Game START = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(0));

    private static Game after(String... notations) {
        return Vector.of(notations).map(Action::parse).foldLeft(START, (game, action) -> game.applyAction(action));
    }

    @Test
    void aRefusedActionIsNotInTheLog() {
        assertThat(START.tryAction(0, Action.parse("-AMS")).getLeft().message())
                .isEqualTo("seat 0 has no share of Amsterdam");
        assertThatThrownBy(() -> START.applyAction(Action.parse("-AMS")))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage("-AMS: TRD-6: seat 0 has no share of Amsterdam");
        assertThat(START.actions()).isEmpty();
        assertThat(START.tryAction(0, Action.parse("+AMS")).get()).isEqualTo(after("+AMS"));
    }

    @Test
    void whenTheGameIsOverAllAreToldSo_END1() {
        Game over = new RandomGame(Setup.of(3), 1602, PlayStyle.UNIFORM, 4).game();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(over.check(seat, Action.parse("+AMS"))).contains(new Violation.GameOver());
        }
    }

    @Test
    void anActionComesFromASeatAndAnotherPlayersIsRefused_TRN4() {
        Action buy = Action.parse("+AMS");
        Violation violation = new Violation.NotYourTurn(0);
        assertThat(START.check(1, buy)).contains(violation);
        assertThat(START.state().check(1, buy)).contains(violation);
        assertThat(START.tryAction(2, buy)).isEqualTo(Either.left(violation));
        assertThatThrownBy(() -> START.applyAction(1, buy))
                .isInstanceOfSatisfying(
                        IllegalActionException.class,
                        refused -> assertThat(refused.violation()).isEqualTo(violation));
        assertThatThrownBy(() -> START.state().applyAction(1, buy)).isInstanceOf(IllegalActionException.class);
        assertThat(START.applyAction(0, buy)).isEqualTo(START.applyAction(buy));
        assertThat(START.tryAction(0, buy).get()).isEqualTo(START.applyAction(buy));
        assertThat(START.check(0, Action.parse("-AMS"))).isEqualTo(START.check(Action.parse("-AMS")));
    }
}
