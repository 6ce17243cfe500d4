package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyStep;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * One action or outcome of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened, in full: which turn it was, what was asked, who acted, and the events
 * @param after the state that it led to
 */
public record Step(Action action, Update update, GameState after) implements AnyStep<Action, PlayerView> {
    public Step {
        Arguments.notNull(action, "action", "an action");
        Arguments.notNull(update, "update", "what happened");
        Arguments.notNull(after, "after", "a state");
    }

    /** A legal action or outcome, taken in a state. */
    static Step taken(GameState before, Action action, int number) {
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        Table table = before.table();
        Ask ask = Arguments.notNull(table.ask, "ask"); // an action was legal
        return new Step(action, new Update(number, table.turn(), ask, table.decider(), events), after);
    }

    /** How many turns were completed before. */
    public int turn() {
        return update.turn();
    }

    /** Who acted; nobody for an outcome of chance. */
    public OptionalInt seat() {
        return update.seat();
    }

    /** What happened, in order. */
    public List<Event> events() {
        return update.events();
    }

    /** The action and its update as a spectator may know them, without the state. */
    @Override
    public String toString() {
        return Audience.shown(action).notation() + ": "
                + update.seenBySpectator().notation().replace('\n', ' ');
    }
}
