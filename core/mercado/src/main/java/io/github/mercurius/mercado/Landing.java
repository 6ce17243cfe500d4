package io.github.mercurius.mercado;

import org.jspecify.annotations.Nullable;

/** What the space does on which a marker stands (MOV-3). */
final class Landing {
    private Landing() {}

    /** The symbol that a player finds who has just moved; null if there is none, or it does not act. */
    static @Nullable Effect symbol(Setup setup, Player[] players, int seat) {
        Track track = setup.track();
        int position = players[seat].position();
        if (position >= track.length()) {
            return null;
        }
        for (Player other : players) {
            // RUL-10: a marker that is a lap ahead occupies the space too
            if (other.seat() != seat && (other.position() - position) % track.length() == 0) {
                return null;
            }
        }
        return track.symbol((setup.disc() + position) % track.length()).orElse(null);
    }
}
