package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyStep;

/** One action or outcome of a game. */
public record ToyStep(ToyAction action, ToyUpdate update, ToyState after) implements AnyStep<ToyAction, ToyView> {
    /** What {@link ToyState#toString} shows. */
    @Override
    public String toString() {
        return action.notation() + ": " + after;
    }
}
