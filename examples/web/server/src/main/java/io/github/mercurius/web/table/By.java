package io.github.mercurius.web.table;

import java.util.Locale;

/** Who took an action for a seat. */
public enum By {
    /** The person who has the seat. */
    PLAYER,
    /** The bot that has the seat. */
    BOT,
    /** A bot, as the time of the turn had run out. */
    TIMER,
    /** A bot, as the person is away. */
    AWAY,
    /** Nobody: the players agreed on an undo. */
    UNDO;

    /** The name in the protocol. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
