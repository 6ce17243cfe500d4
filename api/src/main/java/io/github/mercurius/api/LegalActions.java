package io.github.mercurius.api;

import io.github.mercurius.common.Arguments;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntUnaryOperator;

/**
 * All that a player may do now, each action once, in canonical order: purchases, sales, Black Markets, Dividends, price
 * cards, News.
 *
 * <p>An unmodifiable list that makes its actions when they are asked for: {@code size}, {@code contains}, {@code get}
 * and {@link #sample} cost little, even where there are hundreds. Within a kind actions stand in the canonical order of
 * what they name; Black Markets and News with fewer tokens or discards come first. Empty when there is nothing to do:
 * the game is over, or it is another's turn. Immutable and thread-safe.
 *
 * <p>Only this library implements it: later versions may add methods.
 */
public interface LegalActions extends List<Action> {
    /**
     * One of these actions, each as likely as any other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @throws NoSuchElementException if there are none
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    default Action sample(IntUnaryOperator random) {
        Arguments.notNull(random, "random");
        if (isEmpty()) {
            throw new NoSuchElementException(
                    "no legal actions to choose from: the game is over, or it is another player's turn");
        }
        return get(Arguments.random(random, size()));
    }
}
