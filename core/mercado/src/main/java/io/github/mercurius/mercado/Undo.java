package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import java.util.List;

/** Makes the update for an agreed undo. */
final class Undo {
    private Undo() {}

    /** The update with which a game goes back from one table to an earlier one, by so many actions and outcomes. */
    static Update update(int number, Table now, Table then, int actions) {
        Ask ask = Arguments.notNull(then.ask, "ask"); // before an action the game was not over
        Event event = new Event.Undone(actions, then.turn, ask);
        return new Update(number, now.turn, ask, then.decider(), List.of(event));
    }
}
