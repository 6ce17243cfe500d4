package io.github.mercurius.mercado;

import io.github.mercurius.rules.LogEntry;

/** What spectators may know of what happened. */
final class Audience {
    private Audience() {}

    /** An action or outcome as spectators may know it (INF-1). */
    static Action shown(Action action) {
        return action instanceof Outcome.TokenDrawn ? Outcome.TokenDrawn.HIDDEN : action;
    }

    /** An entry of a log as spectators may know it. */
    static LogEntry<Action> shown(LogEntry<Action> entry) {
        return entry instanceof LogEntry.Acted<Action> acted ? new LogEntry.Acted<>(shown(acted.action())) : entry;
    }
}
