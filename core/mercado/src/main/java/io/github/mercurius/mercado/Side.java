package io.github.mercurius.mercado;

/** The two sides of the board, each with a track of its own (THG-6). */
public enum Side {
    /** The side for the first games. */
    A,
    /** The side with symbols for every other player. */
    B
}
