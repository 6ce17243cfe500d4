package io.github.mercurius.rules;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A game at one moment, as far as it is known: all of it, what a viewer sees, or something between. Immutable.
 *
 * <p>{@link Rules#position(String)} reads one from text. What contradicts the rules has {@link #problems}, and is
 * refused when the position becomes a table, a view, a state or text.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnyPosition<A extends AnyAction, V extends AnyView<A>> {
    /** All that is wrong with what this position says, each with the rule that it breaks; empty if nothing is. */
    default List<PositionProblem> problems() {
        try {
            table();
            return List.of();
        } catch (PositionException refused) {
            return refused.problems();
        }
    }

    /**
     * The open table.
     *
     * @throws PositionException if it contradicts the rules
     */
    AnyTable table();

    /**
     * The state with all that is hidden.
     *
     * @throws PositionException if it contradicts the rules, or not all of it is known
     */
    AnyState<A, V> state();

    /**
     * The view of the seat that this position is {@link #seenBy seen by}, or of a spectator.
     *
     * @throws PositionException if it contradicts the rules, or more or less is known than the viewer sees
     */
    V view();

    /**
     * The state in which all that this position leaves open is dealt at random, each possibility as likely as any
     * other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @throws PositionException if this position contradicts the rules
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    AnyState<A, V> dealt(IntUnaryOperator random);

    /**
     * The position as a seat sees it: with what it knows of its own, and without what is hidden from it.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    AnyPosition<A, V> seenBy(int seat);

    /** The position as everybody sees it, without all that is hidden. */
    AnyPosition<A, V> seenBySpectator();

    /**
     * This position in one line of text, which {@link Rules#position(String)} reads. What follows from the rest is left
     * out, and there is one text only for a position.
     *
     * @throws PositionException if this position contradicts the rules
     */
    String toText();
}
