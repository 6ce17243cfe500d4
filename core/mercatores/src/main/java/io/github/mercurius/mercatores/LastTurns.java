package io.github.mercurius.mercatores;

/** Who plays a last turn when a player has ended the investment phase (RUL-3). */
public enum LastTurns {
    /** Every other player. */
    OTHERS,
    /** Every other player, and then the player who ended the phase. */
    ALL
}
