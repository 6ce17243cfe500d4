package io.github.mercurius.core;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import java.util.List;

/** Makes the update for an agreed undo. */
final class Undo {
    private Undo() {}

    /** The update with which a game goes back from one table to an earlier one, by so many actions. */
    static Update update(int number, Table now, Table then, int actions) {
        Event event = new Event.Undone(actions, then.turn(), then.step());
        return new Update(number, now.turn(), now.step(), then.activeSeat(), List.of(event));
    }
}
