package io.github.mercurius.api;

/**
 * An imagined game with all its cards, for search bots. Immutable and thread-safe.
 *
 * <p>It shows nothing of the real game beyond the view that it was imagined from ({@link PlayerView#determinize}).
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
     * A key of 64 bits for search tables. Equal games have the same key in every run of a program; different games have
     * different keys, but for rare collisions. It may change between versions of this library, so do not store it.
     */
    long key();
}
