package io.github.mercurius.core;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import java.util.List;

/** Makes the updates of a game. */
final class Updates {
    private Updates() {}

    /** The update of an action or a note at a table. */
    static Update at(int number, Table table, List<Event> events) {
        return new Update(number, table.turn(), table.step(), seat(table), events);
    }

    /** The update with which a game goes back from one table to an earlier one, by so many actions. */
    static Update undo(int number, Table now, Table then, int actions) {
        Event event = new Event.Undone(actions, then.turn(), then.step());
        return new Update(number, now.turn(), now.step(), seat(then), List.of(event));
    }

    /** Whose turn it is, or would be. */
    private static int seat(Table table) {
        return table.setup().seatOfTurn(table.turn());
    }
}
