package io.github.mercurius.rules;

/**
 * One thing that chance can bring, and how likely it is.
 *
 * @param <A> the actions of the game
 */
public interface AnyChance<A extends AnyAction> {
    /** The outcome, for {@link AnyState#applyOutcome}. */
    A outcome();

    /** Its share of the total of all weights, at least 1. */
    long weight();
}
