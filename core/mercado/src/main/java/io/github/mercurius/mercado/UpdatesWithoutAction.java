package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.Note;
import java.util.List;

/** Makes the updates of what is no action: an agreed undo, and a note. */
final class UpdatesWithoutAction {
    private UpdatesWithoutAction() {}

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
