package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How many coins a count brings (THG-4): those of the highest step that it reaches.
 *
 * @param steps the lowest first
 */
public record ProfitTable(List<ProfitStep> steps) {
    public ProfitTable {
        steps = Arguments.noneNull(steps, "steps");
    }

    /** The coins that a count brings: none below the first step. */
    public int coins(int count) {
        int coins = 0;
        for (int i = 0; i < steps.size(); i++) {
            coins = steps.get(i).atLeast() <= count ? steps.get(i).coins() : coins;
        }
        return coins;
    }

    /** The lowest count that brings a coin. */
    public int lowest() {
        return steps.get(0).atLeast();
    }

    /** The steps, such as {@code 3:1 5:2 7:3}. */
    @Override
    public String toString() {
        return steps.stream().map(step -> step.atLeast() + ":" + step.coins()).collect(Collectors.joining(" "));
    }
}
