package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * All that a player may do now, each action once, in canonical order: an unmodifiable list.
 *
 * @param <A> the actions of the game
 */
public interface AnyLegalActions<A extends AnyAction> extends List<A> {
    /**
     * One of these actions, each as likely as any other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely
     * @throws java.util.NoSuchElementException if there are none
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    default A sample(IntUnaryOperator random) {
        return get(Arguments.randomIndex(random, this));
    }
}
