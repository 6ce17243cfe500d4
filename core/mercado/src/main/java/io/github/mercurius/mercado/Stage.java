package io.github.mercurius.mercado;

/** The stages of a turn (TRN-1), and the end of the game. */
public enum Stage {
    /** Before the action. */
    START,
    /** Coins are drawn and played. */
    PLAY,
    /** Tiles are sold. */
    SALES,
    /** Empty stalls are filled again. */
    REFILL,
    /** The game is over. */
    OVER
}
