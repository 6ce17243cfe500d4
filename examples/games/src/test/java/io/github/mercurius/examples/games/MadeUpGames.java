package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Games of one kind that are made up to be written as vectors, so that they reach all corners of the rules.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
interface MadeUpGames<A extends AnyAction, V extends AnyView<A>> {
    /** A game before its first action. */
    record MadeUp<A extends AnyAction, V extends AnyView<A>>(ObjectNode firstLine, VectorGame<A, V> start) {
        int players() {
            return start.now().table().setup().players();
        }
    }

    /**
     * A game to write.
     *
     * @param number from 0: what can be chosen is chosen in turns, or by chance
     */
    MadeUp<A, V> makeUp(int number, SplittableRandom random);

    /** Actions to try in each state, as others seldom come to be them; none by default. */
    default List<A> corners(AnyState<A, V> state) {
        return List.of();
    }

    /** All rules that an action breaks, worked out apart from the library, which names one of them. */
    Set<String> broken(AnyState<A, V> state, A action);

    /** What is the same in two actions of one kind. */
    default Object kind(A action) {
        return action.notation().charAt(0);
    }

    /** How many illegal actions a line has at most. */
    default int mostSamples() {
        return 5;
    }

    /** Where each fifth game has no seed. */
    static boolean hasSeed(int number) {
        return number % 5 != 4;
    }
}
