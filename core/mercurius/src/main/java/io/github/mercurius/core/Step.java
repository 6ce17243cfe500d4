package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyStep;
import java.util.ArrayList;
import java.util.List;

/**
 * One action of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened, in full: which turn and step it was, who acted, and the events
 * @param after the state that it led to
 */
public record Step(Action action, Update update, GameState after) implements AnyStep<Action, PlayerView> {
    public Step {
        Arguments.notNull(action, "action", "an action");
        Arguments.notNull(update, "update", "what happened");
        Arguments.notNull(after, "after", "a state");
    }

    /** A legal action of the active player, taken as a game's update of that number. */
    static Step taken(GameState before, Action action, int number) {
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        Table table = before.table();
        return new Step(action, new Update(number, table.turn(), table.step(), table.activeSeat(), events), after);
    }

    /** How many turns were completed when the action was taken. */
    public int turn() {
        return update.turn();
    }

    /** Who acted. */
    public int seat() {
        return update.seat();
    }

    /** What happened, in order and in full. */
    public List<Event> events() {
        return update.events();
    }

    /** The notation of the action: nothing that is hidden. */
    @Override
    public String toString() {
        return action.notation();
    }
}
