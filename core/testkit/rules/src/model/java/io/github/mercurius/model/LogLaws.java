package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What the log of any game refuses. */
public final class LogLaws {
    private LogLaws() {}

    /**
     * A seat that the game does not have is refused at every door.
     *
     * @param start a game of three, just begun
     * @param more doors that only this game has
     */
    public static <A extends AnyAction, V extends AnyView<A>> void refusedAtEveryDoor(
            AnyGame<A, V> start, IntFunction<List<ThrowingCallable>> more) {
        A action = start.state().legalActions().get(0);
        for (int seat : new int[] {-2, -1, 3, Integer.MAX_VALUE}) {
            List<ThrowingCallable> doors = new ArrayList<>(List.<ThrowingCallable>of(
                    () -> start.check(seat, action),
                    () -> start.applyAction(seat, action),
                    () -> start.state().check(seat, action),
                    () -> start.state().applyAction(seat, action),
                    () -> start.state().viewFor(seat),
                    () -> start.updatesFor(seat, 0),
                    () -> start.hashesFor(seat, 0),
                    () -> start.hashFor(seat),
                    () -> start.seatGame(seat)));
            doors.addAll(more.apply(seat));
            for (ThrowingCallable door : doors) {
                assertThatThrownBy(door)
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("seat: " + seat + ", expected 0 to 2");
            }
        }
    }

    /**
     * A game is not undone to more actions than there were, or to none less.
     *
     * @param one the game after its first action
     */
    public static <A extends AnyAction, V extends AnyView<A>> void refusedIfThereWereNot(
            AnyGame<A, V> start, AnyGame<A, V> one) {
        for (int none : new int[] {-1, 1, 2}) {
            assertThatThrownBy(() -> one.undo(none))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("actions to keep: " + none + ", expected 0 to 0, as one is undone at least");
        }
        assertThatThrownBy(() -> start.undo(0))
                .hasMessage("actions to keep: 0, expected an action first, as one is undone at least");
        assertThatThrownBy(() -> one.undoReveals(-1)).hasMessage("actions to keep: -1, expected 0 to 1");
        assertThatThrownBy(() -> one.undoReveals(2)).hasMessage("actions to keep: 2, expected 0 to 1");
    }
}
