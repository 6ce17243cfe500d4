package io.github.mercurius.core;

import io.github.mercurius.api.Update;
import io.github.mercurius.common.Chains;

/** Who is told what happens: a seat by its number, the spectators, or the host's own record. */
final class Audience {
    static final int SPECTATOR = Chains.SPECTATOR;
    static final int RECORD = Chains.RECORD;

    private Audience() {}

    /** An update that tells all, as an audience is told it. */
    static Update told(Update update, int audience) {
        if (audience == RECORD) {
            return update;
        }
        return audience == SPECTATOR ? update.seenBySpectator() : update.seenBy(audience);
    }
}
