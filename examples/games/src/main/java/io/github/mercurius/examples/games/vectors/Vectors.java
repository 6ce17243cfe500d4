package io.github.mercurius.examples.games.vectors;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;

/**
 * What the vectors of one game have of their own: the first line, and the fields of a state and of the end.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Vectors<A extends AnyAction, V extends AnyView<A>> {
    /** The game that begins with a line. */
    Beginning<A, V> read(String firstLine);

    /** All fields of a state. */
    ObjectNode state(AnyState<A, V> state);

    /** What the last line has besides, when the game is over. */
    ObjectNode ending(AnyState<A, V> state);

    /** The rule that says what a seed deals. */
    String seedRule();

    /** Whether a line has only those fields of the state that differ from the line before. */
    default boolean writesDifferences() {
        return false;
    }
}
