package io.github.mercurius.examples.games;

import java.util.function.IntUnaryOperator;

/**
 * A state of a game as a search plays on from it: one that fits all that the searching player sees.
 *
 * @param <A> the actions of the game
 */
interface SearchState<A> {
    /** The state after an action of the player who has to decide. */
    SearchState<A> after(A action);

    /** The state after the next action of a greedy player, or the next outcome of chance. */
    SearchState<A> next(IntUnaryOperator random);

    /** How many players there are. */
    int players();

    /** How many turns have been completed. */
    int turn();

    boolean isOver();

    /** Whether a playout that began in a turn has gone far enough to be judged. */
    boolean isFarFrom(int turn);

    /** What a player would have if the game ended now. */
    double score(int seat);
}
