package io.github.mercurius.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * All that one seat, or a spectator, may know, and nothing else.
 *
 * <p>Two games that differ only in what the viewer may not see give equal views.
 *
 * @param <A> the actions of the game
 */
public interface AnyView<A extends AnyAction> {
    /** The seat whose view this is; none for spectators. */
    OptionalInt viewer();

    /** All that lies open. */
    AnyTable table();

    /** What the viewer may do now; empty if the viewer has nothing to decide. */
    AnyLegalActions<A> legalActions();

    /** What chance can bring now, for all that the viewer knows; empty if it is not chance's turn. */
    default List<? extends AnyChance<A>> chances() {
        return List.of();
    }

    /** Why the viewer may not take an action now; empty if it is legal. */
    Optional<? extends AnyViolation> check(A action);

    /**
     * This view after an update, as its viewer is told it.
     *
     * @throws UpdateException if the rules do not allow the update, as far as this view shows; an
     *     {@link OutOfStepException} for an undo, which needs the earlier views
     * @throws RulesException if it is of another game
     */
    AnyView<A> after(AnyUpdate update);

    /**
     * A state as it could be, for all that this viewer knows: what is hidden is drawn at random, each possibility as
     * likely as the rules make it.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    AnyState<A, ? extends AnyView<A>> determinize(IntUnaryOperator random);

    /** This view in one line of text, which {@link Rules#view} reads. */
    String toText();
}
