package io.github.mercurius.api;

/**
 * A game that somebody imagines, with all its cards: what search bots play on. Immutable and thread-safe.
 *
 * <p>It says nothing of the real game beyond the view that it was imagined from ({@link PlayerView#determinize}).
 *
 * <p>Only this library implements it: later versions may add methods.
 */
public interface Simulation {
    /** All that lies open in the imagined game. */
    Table table();

    /** What the active player may do; empty if the game is over. */
    LegalActions legalActions();

    /**
     * The imagined game after an action of the active player; this one stays as it is.
     *
     * @throws IllegalActionException if the action is not legal
     */
    Simulation applyAction(Action action);

    /** What a seat would know in the imagined game. */
    PlayerView viewFor(int seat);

    /**
     * A key of 64 bits for search tables: the same for equal games in every run of a program, and another one for
     * others but for chance. It may change between versions of this library, so do not store it.
     */
    long key();
}
