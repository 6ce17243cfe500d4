package io.github.mercurius.rules;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * A game at one moment, with all that is hidden: immutable.
 *
 * <p>{@link #legalActions}, {@link #check(AnyAction)} and {@link #applyAction(AnyAction)} always agree.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnyState<A extends AnyAction, V extends AnyView<A>> {
    /** All that lies open. */
    AnyTable table();

    /** Whether the game is over. */
    default boolean isOver() {
        return table().isOver();
    }

    /** Who has to decide now; nobody while chance decides, or after the end. */
    default OptionalInt decider() {
        return table().decider();
    }

    /** Whether an outcome of chance comes next. */
    default boolean asksChance() {
        return table().asksChance();
    }

    /** What chance can bring now, with weights; empty if it is not chance's turn. */
    default List<? extends AnyChance<A>> chances() {
        return List.of();
    }

    /**
     * An outcome of chance, drawn with its weight.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely
     * @throws IllegalStateException if it is not chance's turn
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    default A drawOutcome(IntUnaryOperator random) {
        Objects.requireNonNull(random, "random: null, expected a source of random numbers");
        throw new IllegalStateException("no outcome of chance is asked for");
    }

    /** All that the player who decides may do; empty while chance decides, or after the end. */
    AnyLegalActions<A> legalActions();

    /** Why the player who decides may not take an action; empty if it is legal. */
    Optional<? extends AnyViolation> check(A action);

    /**
     * Why the player on a seat may not take an action; empty if it is legal. Ask this where actions come from people.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    Optional<? extends AnyViolation> check(int seat, A action);

    /**
     * The state after an action of the player who decides; this one stays as it is.
     *
     * @throws IllegalActionException if the action is not legal
     */
    AnyState<A, V> applyAction(A action);

    /**
     * The state after an action of the player on a seat; this one stays as it is.
     *
     * @throws IllegalActionException if the action is not legal
     * @throws IllegalArgumentException if there is no such seat
     */
    AnyState<A, V> applyAction(int seat, A action);

    /**
     * The state after an outcome of chance; this one stays as it is.
     *
     * @throws IllegalActionException if this outcome cannot come now
     * @throws IllegalStateException if it is not chance's turn
     */
    default AnyState<A, V> applyOutcome(A outcome) {
        Objects.requireNonNull(outcome, "outcome: null, expected an outcome of chance");
        throw new IllegalStateException("outcome: " + outcome.notation() + ", but no outcome of chance is asked for");
    }

    /**
     * This state after an update that tells all that happened.
     *
     * @throws UpdateException if the rules do not allow the update in this state; an {@link OutOfStepException} for an
     *     undo, which needs the earlier states
     */
    AnyState<A, V> after(AnyUpdate update);

    /**
     * What the player on a seat may know.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    V viewFor(int seat);

    /** What everybody may know. */
    V viewForSpectator();

    /** This state in one line of text, with all that is hidden: for the host only. {@link Rules#state} reads it. */
    String toText();
}
