package io.github.mercurius.core;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.Note;
import java.util.List;

/** Makes the updates of a game: of an action, of an agreed undo, and of a note. */
final class Updates {
    private Updates() {}

    /** The update of an action that was taken at a table. */
    static Update action(int number, Table before, List<Event> events) {
        return new Update(number, before.turn(), before.step(), before.activeSeat(), events);
    }

    /** The update with which a game goes back from one table to an earlier one, by so many actions. */
    static Update undo(int number, Table now, Table then, int actions) {
        Event event = new Event.Undone(actions, then.turn(), then.step());
        return new Update(number, now.turn(), now.step(), seat(then), List.of(event));
    }

    /** The update that tells a note. */
    static Update note(int number, Table now, Note note) {
        return new Update(number, now.turn(), now.step(), seat(now), List.of(new Event.Noted(note)));
    }

    /** Whose turn it is, or would be. */
    private static int seat(Table table) {
        return table.setup().seatOfTurn(table.turn());
    }
}
