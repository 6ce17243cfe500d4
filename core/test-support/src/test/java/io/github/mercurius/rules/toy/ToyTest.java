package io.github.mercurius.rules.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A fourth game can be written against the common API, and played with code that does not know it. */
class ToyTest {
    private static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> played(Rules<A, V> rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        AnyGame<A, V> game = rules.start(List.of("Robert", "Magda", "Anna"), random::nextInt);
        while (!game.state().isOver()) {
            game = game.state().asksChance()
                    ? game.applyOutcome(game.state().drawOutcome(random::nextInt))
                    : game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    @Test
    void aGameEndsAndIsVerified() {
        for (long seed = 0; seed < 50; seed++) {
            AnyGame<ToyAction, ToyView> game = played(Toy.rules(), seed);
            assertThat(game.state().table().winners()).isNotEmpty();
            assertThat(game.toRecord().replay()).isEqualTo(game);
            assertThat(game.toRecord().verify(game.seatGame(1)).discrepancy()).isEmpty();
        }
    }

    @Test
    void aSeatFollowsByWhatItIsTold() {
        AnyGame<ToyAction, ToyView> game = played(Toy.rules(), 7);
        game = game.undo(3).note(new Note.Tag("Site", "Amsterdam"));
        for (int seat : game.setup().seats()) {
            AnySeatGame<ToyAction, ToyView> side =
                    Toy.rules().seatGame(game.firstState().viewFor(seat));
            side = side.afterAll(game.updatesFor(seat, 0));
            assertThat(side.view()).isEqualTo(game.state().viewFor(seat));
            assertThat(side.hash()).isEqualTo(game.hashFor(seat));
        }
    }

    @Test
    void aPositionComesBackFromItsText() {
        ToyState state = (ToyState) played(Toy.rules(), 3).steps().get(4).after();
        assertThat(Toy.rules().state(state.toText())).isEqualTo(state);
        assertThat(Toy.rules().view(state.viewFor(2).toText())).isEqualTo(state.viewFor(2));
        assertThatThrownBy(() -> Toy.rules().state(state.toText() + ";turn=1"))
                .isInstanceOf(io.github.mercurius.rules.PositionException.class);
        assertThatThrownBy(() -> Toy.rules().state("")).isInstanceOf(io.github.mercurius.rules.PositionException.class);
    }

    @Test
    void aCardOfAnotherHandIsRefused_TOY_2() {
        ToyGame game = Toy.start(2, new SplittableRandom(1)::nextInt);
        ToyAction action = new ToyAction.Play(game.state().hands().get(1).get(0));
        assertThat(game.check(0, action).orElseThrow().rule()).isEqualTo(ToyRule.TOY_2);
        assertThatThrownBy(() -> game.applyAction(0, action))
                .isInstanceOf(IllegalActionException.class)
                .hasMessageContaining("TOY-2");
        assertThat(game.check(1, action).orElseThrow().rule()).isEqualTo(ToyRule.TOY_1);
    }

    @Test
    void aRefusalSaysWhoOrWhatIsMeant() {
        AnySetup setup = Toy.rules().setup(List.of("Anna", "Robert"));
        assertThat(Stream.of(
                                ToyViolation.notYourTurn(1),
                                ToyViolation.nobodyDecides(),
                                ToyViolation.notInHand(7),
                                ToyViolation.noPile(),
                                ToyViolation.rolledBefore(0),
                                ToyViolation.notByChance(5))
                        .map(refusal -> refusal.message(Locale.ENGLISH, setup)))
                .containsExactly(
                        "it is not the turn of Robert",
                        "nobody has to decide",
                        "no card 7",
                        "the pile is empty",
                        "Anna has rolled",
                        "a bonus of 5 cannot come now");
    }
}
