package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.List;

/**
 * One game, played by moves: which are legal, what a seat observes, what comes next. What chance brings is drawn at
 * once, so that a player decides next or the game is over.
 *
 * <p>It changes with every step, and is not thread-safe. Masks and observations go into arrays of the caller.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnyEnvironment<A extends AnyAction, V extends AnyView<A>> {
    /** The game as it is; a choice that was begun is not part of it. */
    AnyState<A, V> state();

    /** Whether the game is over. */
    default boolean isOver() {
        return state().isOver();
    }

    /**
     * The seat that makes the next move.
     *
     * @throws IllegalStateException if the game is over
     */
    int seat();

    /** Whether the player who decides may make a move now. */
    boolean isLegal(int move);

    /**
     * Writes a byte for each of the {@link Encoding#moves moves}: 1 if it is legal, 0 if it is not.
     *
     * @param offset where the first of these bytes goes
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    void writeMask(byte[] into, int offset);

    /**
     * Writes what a seat observes. What it has begun to choose is in its own observation only.
     *
     * @param offset where the first of these numbers goes
     * @throws IllegalArgumentException if there is no such seat
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    void observe(int seat, short[] into, int offset);

    /**
     * Writes what the seat that moves next observes, where it was written before the last step.
     *
     * @return how many numbers, from the first one on, can be others than before
     */
    int observeAgain(short[] into, int offset);

    /**
     * Makes a move of the player who decides.
     *
     * @throws IllegalArgumentException if it is not legal; nothing has changed then
     */
    void step(int move);

    /**
     * Takes a whole action of the player who decides, as a bot gives it; a choice that was begun is dropped.
     *
     * @throws io.github.mercurius.rules.IllegalActionException if it is not legal; nothing has changed then
     */
    void apply(A action);

    /** Why a move is refused. */
    String refusal(int move);

    /**
     * What the game brought each player, by seat.
     *
     * @throws IllegalStateException if it is not over
     */
    default List<Outcome> outcomes() {
        return Outcome.of(state().table());
    }
}
