package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.vavr.collection.Vector;

/**
 * One action of a {@link Game}, with what came of it.
 *
 * @param turn in which turn it was taken, from 0
 * @param seat who took it
 * @param events what happened, in order and in full
 * @param after the state that it led to
 */
public record Step(int turn, int seat, Action action, Vector<Event> events, GameState after) {
    public Step {
        Arguments.notNull(action, "action", "an action");
        Arguments.notNull(events, "events", "what happened");
        Arguments.notNull(after, "after", "a state");
    }

    /** Whether taking this move back would leave somebody knowing a card that was hidden before it. */
    public boolean revealsCards() {
        return events.exists(Event::revealsCards);
    }
}
