package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyStep;

/**
 * One action or outcome of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened, in full: which turn it was, what was asked, who acted, and the events
 * @param after the state that it led to
 */
public record Step(Action action, Update update, GameState after) implements AnyStep<Action, PlayerView> {
    /** The action and its update as a spectator may know them, without the state. */
    @Override
    public String toString() {
        return Audience.shown(action).notation() + ": "
                + update.seenBySpectator().notation().replace('\n', ' ');
    }
}
