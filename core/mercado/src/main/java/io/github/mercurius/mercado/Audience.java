package io.github.mercurius.mercado;

import io.github.mercurius.common.Chains;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.stream.Collectors;

/** Who is told what happens: a seat by its number, the spectators, or the host's own record. */
final class Audience {
    static final int SPECTATOR = Chains.SPECTATOR;
    static final int RECORD = Chains.RECORD;

    private Audience() {}

    /** An action or outcome as spectators may know it (INF-1). */
    static Action shown(Action action) {
        return action instanceof Outcome.TokenDrawn ? Outcome.TokenDrawn.HIDDEN : action;
    }

    /** An entry of a log as spectators may know it. */
    static LogEntry<Action> shown(LogEntry<Action> entry) {
        return entry instanceof LogEntry.Acted<Action> acted ? new LogEntry.Acted<>(shown(acted.action())) : entry;
    }

    /** A game in a line, as spectators may know it. */
    static String shown(Setup setup, List<LogEntry<Action>> log) {
        return setup + ": " + log.stream().map(entry -> shown(entry).notation()).collect(Collectors.joining(" "));
    }

    /** An update that tells all, as an audience is told it. */
    static Update told(Update update, int audience) {
        if (audience == RECORD) {
            return update;
        }
        return audience == SPECTATOR ? update.seenBySpectator() : update.seenBy(audience);
    }
}
