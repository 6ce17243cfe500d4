package io.github.mercurius.common;

/**
 * The hash chains over a game, one for each audience: a seat by its number, the spectators, or the host's own record.
 *
 * @param <U> what an audience is told of an action
 */
public interface Chains<U> {
    /** The audience of the spectators. */
    int SPECTATOR = -1;

    /** The audience that is told all: the host. */
    int RECORD = -2;

    /** How many seats there are. */
    int seats();

    /** The hash with which an audience's chain begins. */
    String firstHash(int audience);

    /** An update that tells all, as an audience is told it. */
    U told(U update, int audience);

    /** What is hashed of an update. */
    String text(U update);
}
