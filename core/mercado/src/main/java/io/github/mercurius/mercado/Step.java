package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.LogEntry;

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
        return shown(action).notation() + ": "
                + update.seenBySpectator().notation().replace('\n', ' ');
    }

    /** An action or outcome as spectators may know it (INF-1). */
    static Action shown(Action action) {
        return action instanceof Outcome.TokenDrawn ? Outcome.TokenDrawn.HIDDEN : action;
    }

    /** An entry of a log as spectators may know it. */
    static LogEntry<Action> shown(LogEntry<Action> entry) {
        return entry instanceof LogEntry.Acted<Action> acted ? new LogEntry.Acted<>(shown(acted.action())) : entry;
    }
}
