package io.github.mercurius.web.table;

import java.util.Locale;

/** How far a table is. */
public enum Phase {
    /** Seats are free, or were just taken. */
    GATHERING,
    /** Host and seats make the deal. */
    DEALING,
    /** The game is under way. */
    PLAYING,
    /** The game is over. */
    OVER;

    /** The name in the protocol. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
