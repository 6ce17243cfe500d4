package io.github.mercurius.mercado;

import io.github.mercurius.rules.LogEntry;
import java.util.ArrayList;
import java.util.List;

/** What spectators may know of what happened. */
final class Audience {
    private Audience() {}

    /** An action or outcome as spectators may know it (INF-1). */
    static Action shown(Action action) {
        return action instanceof Outcome.TokenDrawn ? Outcome.TokenDrawn.HIDDEN : action;
    }

    /** A log as spectators may know it. */
    static List<LogEntry<Action>> shown(List<LogEntry<Action>> log) {
        List<LogEntry<Action>> shown = new ArrayList<>();
        log.forEach(entry -> shown.add(shown(entry)));
        return shown;
    }

    /** An entry of a log as spectators may know it. */
    static LogEntry<Action> shown(LogEntry<Action> entry) {
        return entry instanceof LogEntry.Acted<Action> acted ? new LogEntry.Acted<>(shown(acted.action())) : entry;
    }
}
