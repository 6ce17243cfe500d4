package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyStep;
import java.util.ArrayList;
import java.util.List;

/**
 * One action of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened: which turn and step it was, who acted, and the events
 * @param after the state that it led to
 */
public record Step(Action action, Update update, GameState after) implements AnyStep<Action, PlayerView> {
    public Step {
        Arguments.notNull(action, "action", "an action");
        Arguments.notNull(update, "update", "what happened");
        Arguments.notNull(after, "after", "a state");
    }

    /** A legal action of the player whose turn it is, taken as a game's update of that number. */
    static Step taken(GameState before, Action action, int number) {
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        Table table = before.table;
        Ask ask = Arguments.notNull(table.ask, "ask"); // an action was legal
        return new Step(action, new Update(number, table.turn, ask, table.active, events), after);
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

    /** The notation of the action: nothing that is hidden. */
    @Override
    public String toString() {
        return action.notation();
    }
}
