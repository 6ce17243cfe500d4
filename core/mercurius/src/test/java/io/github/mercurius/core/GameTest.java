package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.model.LogLaws;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The log of a game: what was done, what came of it, and the way back. */
@Domain(MercuriusDomain.class)
class GameTest {
    private static final Game START = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(0));

    private static Game after(String... notations) {
        return Vector.of(notations).map(Action::parse).foldLeft(START, (game, action) -> game.applyAction(action));
    }

    @Property(tries = 10, seed = "1602")
    void everyStepHoldsTheStateThatItLedTo(@ForAll RandomGame randomGame) {
        Game game = randomGame.game();
        assertThat(game.turns()).hasSize(game.setup().turns());
        LogLaws.stepsLead(
                game,
                game.turns(),
                step -> OptionalInt.of(step.seat()),
                Step::turn,
                (state, step) ->
                        ((GameState) state).table().step() == step.update().step());
    }

    @Test
    void tradesCanBeTakenBackAndACardCannot() {
        assertThat(after("+AMS", "+TEA", "-AMS").undoReveals(0)).isFalse();
        Game game = after("+AMS");
        Game played =
                game.applyAction(Action.playCard(game.state().hand(0).kinds().get(0)));
        assertThat(played.undoReveals(1)).isTrue();
        assertThat(played.undoReveals(2)).isFalse();
    }

    @Test
    void aRefusedActionIsNotInTheLog() {
        assertThat(START.tryAction(Action.parse("-AMS")).getLeft().message())
                .isEqualTo("seat 0 has no share of Amsterdam");
        assertThatThrownBy(() -> START.applyAction(Action.parse("-AMS")))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage("-AMS: TRD-6: seat 0 has no share of Amsterdam");
        assertThat(START.actions()).isEmpty();
        assertThat(START.tryAction(Action.parse("+AMS")).get()).isEqualTo(after("+AMS"));
    }

    @Test
    void anActionComesFromASeatAndAnotherPlayersIsRefused_TRN4() {
        Action buy = Action.parse("+AMS");
        Violation violation = new Violation.NotYourTurn(0);
        assertThat(START.check(1, buy)).contains(violation);
        assertThat(START.state().check(1, buy)).contains(violation);
        assertThat(START.tryAction(2, buy)).isEqualTo(Either.left(violation));
        assertThat(START.state().tryAction(2, buy)).isEqualTo(Either.left(violation));
        assertThatThrownBy(() -> START.applyAction(1, buy))
                .isInstanceOfSatisfying(
                        IllegalActionException.class,
                        refused -> assertThat(refused.violation()).isEqualTo(violation));
        assertThatThrownBy(() -> START.state().applyAction(1, buy)).isInstanceOf(IllegalActionException.class);
        assertThat(START.applyAction(0, buy)).isEqualTo(START.applyAction(buy));
        assertThat(START.tryAction(0, buy).get()).isEqualTo(START.applyAction(buy));
        assertThat(START.state().tryAction(0, buy).get())
                .isEqualTo(START.state().applyAction(0, buy));
        assertThat(START.check(0, Action.parse("-AMS"))).isEqualTo(START.check(Action.parse("-AMS")));
    }

    @Test
    void aSeatThatTheGameDoesNotHaveIsRefusedAtEveryDoor() {
        Action action = Action.parse("+AMS");
        LogLaws.refusedAtEveryDoor(
                START,
                seat -> List.of(
                        () -> START.tryAction(seat, action), () -> START.state().tryAction(seat, action)));
    }

    @Test
    void whenTheGameIsOverAllAreToldSo_END1() {
        Game over = new RandomGame(Setup.of(3), 1602, PlayStyle.UNIFORM, 4).game();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(over.check(seat, Action.parse("+AMS"))).contains(new Violation.GameOver());
        }
    }

    @Test
    void updatesAreServedFromAnyNumberOnAndNoOther() {
        Game game = after("+AMS", "+TEA").undo(1);
        assertThat(game.updatesFor(1, 0)).extracting(Update::number).containsExactly(0, 1, 2);
        assertThat(game.updatesFor(1, 2)).isEqualTo(game.updatesFor(1, 0).subList(2, 3));
        assertThat(game.updatesFor(1, 3)).isEmpty();
        assertThat(game.hashesFor(1, 1)).isEqualTo(game.hashesFor(1, 0).subList(1, 3));
        assertThat(game.hashesForSpectator(0)).isEqualTo(game.hashesFor(0, 0));
        assertThat(game.hashFor(1)).isEqualTo(game.hashesFor(1, 2).get(0));
        assertThat(game.hashForSpectator()).isEqualTo(game.hashesForSpectator(2).get(0));
        assertThat(START.hashFor(2))
                .isEqualTo(SeatGame.of(START.state().viewFor(2)).hash());
        for (int from : new int[] {-1, 4}) {
            assertThatThrownBy(() -> game.updatesFor(1, from))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("number of an update: " + from + ", expected 0 to 3");
            assertThatThrownBy(() -> game.hashesForSpectator(from)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void theTextOfAGameDoesNotTellTheDeal() {
        Game other = Game.start(START.setup(), Deal.seeded(1));
        assertThat(START).hasToString(other.toString()).isNotEqualTo(other);
    }
}
