package io.github.mercurius.mercado;

import io.github.mercurius.common.Chains;
import io.github.mercurius.rules.LogEntry;
import java.util.ArrayList;
import java.util.List;

/** Who is told what happens: a seat by its number, the spectators, or the host's own record. */
final class Audience {
    static final int SPECTATOR = Chains.SPECTATOR;
    static final int RECORD = Chains.RECORD;

    private Audience() {}

    /** An action or outcome as spectators may know it (INF-1). */
    static Action shown(Action action) {
        return action instanceof Outcome.TokenDrawn ? Outcome.TokenDrawn.HIDDEN : action;
    }

    /** That of a seat. */
    static int of(int seat, Setup setup) {
        return setup.checkSeat(seat);
    }

    /** A log as spectators may know it. */
    static List<LogEntry<Action>> shown(List<LogEntry<Action>> log) {
        List<LogEntry<Action>> shown = new ArrayList<>();
        log.forEach(entry -> shown.add(shown(entry)));
        return shown;
    }

    private static LogEntry<Action> shown(LogEntry<Action> entry) {
        return entry instanceof LogEntry.Acted<Action> acted ? new LogEntry.Acted<>(shown(acted.action())) : entry;
    }

    /** An update that tells all, as an audience is told it. */
    static Update told(Update update, int audience) {
        if (audience == RECORD) {
            return update;
        }
        return audience == SPECTATOR ? update.seenBySpectator() : update.seenBy(audience);
    }
}
