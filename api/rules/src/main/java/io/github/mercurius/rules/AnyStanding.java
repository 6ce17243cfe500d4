package io.github.mercurius.rules;

/** A player's place in the ranking. */
public interface AnyStanding {
    /** 1 for the winner; players who tie share a place. */
    int place();

    /** The seat. */
    int seat();

    /** What decides the place, such as guilders or points: more is better. */
    int score();
}
