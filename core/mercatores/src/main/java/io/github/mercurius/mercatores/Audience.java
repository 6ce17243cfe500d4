package io.github.mercurius.mercatores;

import io.github.mercurius.common.Chains;
import io.github.mercurius.rules.LogEntry;
import java.util.List;

/** Who is told what happens: everybody the same, as no update tells a secret. */
final class Audience {
    private Audience() {}

    /** That of a seat, which is that of the spectators. */
    static int of(int seat, Setup setup) {
        setup.checkSeat(seat);
        return Chains.SPECTATOR;
    }

    /** A log as spectators may know it: all of it. */
    static List<LogEntry<Action>> shown(List<LogEntry<Action>> log) {
        return log;
    }
}
