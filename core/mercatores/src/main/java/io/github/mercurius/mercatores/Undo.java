package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import java.util.List;

/** Makes the update for an agreed undo. */
final class Undo {
    private Undo() {}

    /** The update with which a game goes back from one table to an earlier one, by so many actions. */
    static Update update(int number, Table now, Table then, int actions) {
        Step step = Arguments.notNull(then.step, "step"); // before an action the game was not over
        Event event = new Event.Undone(actions, then.turn, step);
        return new Update(number, now.turn, step, then.active, List.of(event));
    }
}
