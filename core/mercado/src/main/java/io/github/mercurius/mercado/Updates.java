package io.github.mercurius.mercado;

import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;

/** Makes the updates of a game: of an action or outcome, of an agreed undo, and of a note. */
final class Updates {
    private Updates() {}

    /** The update of an action or outcome at a table. */
    static Update action(int number, Table before, List<Event> events) {
        Ask ask = Arguments.notNull(before.ask, "ask"); // the game was not over
        return new Update(number, before.turn, ask, before.decider(), events);
    }

    /** The update with which a game goes back from one table to an earlier one, by so many actions and outcomes. */
    static Update undo(int number, Table now, Table then, int actions) {
        Ask ask = Arguments.notNull(then.ask, "ask"); // before an action the game was not over
        Event event = new Event.Undone(actions, then.turn, ask);
        return new Update(number, now.turn, ask, then.decider(), List.of(event));
    }

    /** The update that tells a note. */
    static Update note(int number, Table now, Note note) {
        Ask ask = now.ask == null ? Ask.ACTION : now.ask;
        return new Update(number, now.turn, ask, now.decider(), List.of(new Event.Noted(note)));
    }
}
