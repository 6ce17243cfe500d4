package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A game in numbers: which moves there are, and what a seat observes.
 *
 * <p>An action is one move, or several one after the other if cards or tokens are chosen with it. In any state the
 * moves of one legal action never begin with all those of another, so the last move ends the choice.
 *
 * <p>A number keeps its meaning as long as {@link #movesVersion} and {@link #observationVersion} stay the same, for a
 * game with the same edition.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Encoding<A extends AnyAction, V extends AnyView<A>> {
    /** The rules of the game. */
    Rules<A, V> rules();

    /** The version of the numbers of moves. */
    int movesVersion();

    /** The version of the layout of observations. */
    int observationVersion();

    /** The names of all moves, by number: the notation of an action that is one move, or one like it. */
    List<String> moves();

    /**
     * The moves that make an action of the player who decides at a table, in order.
     *
     * @throws IllegalArgumentException if no moves make it, so that it cannot be legal
     */
    List<Integer> moves(A action, AnyTable table);

    /** What the numbers of an observation say, in order. */
    List<ObservationField> fields();

    /**
     * Writes what a seat observes.
     *
     * @param view the view of the seat
     * @param chosen the moves that the seat has made already, of an action that needs more
     * @param offset where the first number goes
     * @throws IllegalArgumentException if it is a spectator's view
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    void observe(V view, List<Integer> chosen, short[] into, int offset);

    /** How many numbers an observation has. */
    default int observationLength() {
        return ObservationField.length(fields());
    }

    /**
     * A game that is played by moves, from a state on.
     *
     * @param random decides what chance brings: gives, for a bound n, each number from 0 to n − 1 equally likely
     */
    default AnyEnvironment<A, V> environment(AnyState<A, V> state, IntUnaryOperator random) {
        return new ListedEnvironment<>(this, state, random);
    }
}
