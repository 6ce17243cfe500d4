package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import java.util.List;

/**
 * One action of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened: which turn and step it was, who acted, and the events
 * @param after the state that it led to
 */
public record Played(Action action, Update update, GameState after) {
    public Played {
        Arguments.notNull(action, "action", "an action");
        Arguments.notNull(update, "update", "what happened");
        Arguments.notNull(after, "after", "a state");
    }

    /** How many turns were completed when the action was taken. */
    public int turn() {
        return update.turn();
    }

    /** Who acted. */
    public int seat() {
        return update.seat();
    }

    /** What happened, in order. */
    public List<Event> events() {
        return update.events();
    }
}
