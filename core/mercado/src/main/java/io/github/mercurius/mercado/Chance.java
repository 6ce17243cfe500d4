package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.internal.Arguments;

/** An outcome that chance can have, with its weight: the number of ways to draw it, at least 1 (CHN-2, CHN-3). */
public record Chance(Outcome outcome, long weight) implements AnyChance<Action> {
    public Chance {
        Arguments.that(weight >= 1, "weight", weight, "at least 1");
    }
}
