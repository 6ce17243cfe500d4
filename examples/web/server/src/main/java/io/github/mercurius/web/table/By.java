package io.github.mercurius.web.table;

/** Who brought an update about. */
public enum By {
    /** The person who has the seat. */
    PLAYER,
    /** The bot that has the seat. */
    BOT,
    /** A bot, as the time of the turn had run out. */
    TIMER,
    /** A bot, as the person is away. */
    AWAY,
    /** Nobody: an outcome of chance. */
    CHANCE,
    /** Nobody: an undo. */
    UNDO,
    /** Nobody: a note of what happened at the table. */
    NOTE
}
