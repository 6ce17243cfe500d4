package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.AnyStep;

/**
 * One action of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened, in full: which turn it was, who acted, and the events
 * @param after the state that it led to
 */
public record Step(Action action, Update update, GameState after) implements AnyStep<Action, PlayerView> {
    /** The notation of the action: nothing that is hidden. */
    @Override
    public String toString() {
        return action.notation();
    }
}
