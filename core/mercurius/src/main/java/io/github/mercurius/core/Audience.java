package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Chains;
import io.github.mercurius.common.Seats;
import io.github.mercurius.rules.LogEntry;
import java.util.List;

/** Who is told what happens: a seat by its number, the spectators, or the host's own record. */
final class Audience {
    static final int SPECTATOR = Chains.SPECTATOR;
    static final int RECORD = Chains.RECORD;

    private Audience() {}

    /** That of a seat. */
    static int of(int seat, Setup setup) {
        return Seats.check(seat, setup.players());
    }

    /** A log as spectators may know it: all of it. */
    static List<LogEntry<Action>> shown(List<LogEntry<Action>> log) {
        return log;
    }
}
