package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** What the log and the states of any game keep, and what they refuse. */
public final class LogLaws {
    private LogLaws() {}

    /**
     * Each step says whose and which turn it was, and holds the state that it led to; the turns hold all steps in
     * order.
     *
     * @param asked whether a step says what was asked in the state before it
     * @param <S> the steps of the game
     */
    public static <A extends AnyAction, V extends AnyView<A>, S extends AnyStep<A, V>> void stepsLead(
            AnyGame<A, V> game,
            List<List<S>> turns,
            Function<S, OptionalInt> seat,
            ToIntFunction<S> turn,
            BiPredicate<AnyState<A, V>, S> asked) {
        AnyState<A, V> state = game.firstState();
        for (int number = 0; number < turns.size(); number++) {
            for (S step : turns.get(number)) {
                assertThat(seat.apply(step)).isEqualTo(state.decider());
                assertThat(turn.applyAsInt(step))
                        .isEqualTo(state.table().turn())
                        .isEqualTo(number);
                assertThat(asked.test(state, step)).as(step.update().notation()).isTrue();
                state = RandomGame.after(state, step.action());
                assertThat(step.after()).isEqualTo(state);
            }
        }
        assertThat(game.state()).isEqualTo(state);
        assertThat(turns.stream().flatMap(List::stream)).isEqualTo(game.steps());
    }

    /**
     * A client that joins in the course of a game follows the rest of it and proves it. An undo of what was before is
     * refused.
     *
     * @param another a view that the seat did not have when it joined
     */
    public static <A extends AnyAction, V extends AnyView<A>> void isJoined(
            Rules<A, V> rules, AnyGame<A, V> game, int seat, V another) {
        int number = game.updateCount();
        AnySeatGame<A, V> joined = rules.seatGame(game.state().viewFor(seat), number, game.hashFor(seat));
        AnyGame<A, V> whole = game;
        while (!whole.state().isOver()) {
            whole = RandomGame.next(whole, bound -> 0);
        }
        AnySeatGame<A, V> mine = joined.afterAll(whole.updatesFor(seat, number));
        assertThat(mine.firstNumber()).isEqualTo(number);
        assertThat(mine.view()).isEqualTo(whole.state().viewFor(seat));
        assertThat(mine.hash()).isEqualTo(whole.seatGame(seat).hash());
        assertThat(whole.toRecord().verify(mine).discrepancy()).isEmpty();

        Discrepancy found = whole.toRecord()
                .verify(rules.seatGame(another, number, game.hashFor(seat)))
                .discrepancy()
                .orElseThrow();
        assertThat(found.part()).isEqualTo(Discrepancy.Part.VIEW);
        assertThat(found.index()).isEqualTo(number);
        AnyUpdate undo =
                game.undo(game.actions().size() - 1).updatesFor(seat, number).get(0);
        assertThatThrownBy(() -> joined.after(undo))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected an undo of at most 0 actions, which this side of the game knows");
    }
}
