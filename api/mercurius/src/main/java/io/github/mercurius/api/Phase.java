package io.github.mercurius.api;

/** What part of a turn it is. */
public enum Phase {
    /** The player may still trade, or play the Black Market or the Dividend card instead (TRN-1), or play a card. */
    TRADING,
    /** Trading is done, by three trades or a special card: one card must go onto the board (TRN-2). */
    PLAYING_CARD,
    /** The game is over (END-2). */
    OVER
}
