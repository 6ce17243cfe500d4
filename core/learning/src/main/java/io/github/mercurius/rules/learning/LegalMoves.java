package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import java.util.List;
import java.util.Optional;

/**
 * What the player who decides can do in a state, move by move.
 *
 * @param <A> the actions of the game
 */
public interface LegalMoves<A extends AnyAction> {
    /**
     * Writes 1 for each move that is legal next.
     *
     * @param chosen the moves that were made already, of an action that needs more
     * @param mask a 0 for each move of the game
     */
    void mark(List<Integer> chosen, byte[] mask);

    /** The action that legal moves make; empty if it needs more of them. */
    Optional<A> action(List<Integer> moves);
}
