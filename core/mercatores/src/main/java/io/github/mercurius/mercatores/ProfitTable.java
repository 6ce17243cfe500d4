package io.github.mercurius.mercatores;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How many coins a count brings (THG-4): those of the highest step that it reaches.
 *
 * <p>Equal if the steps are. This class is immutable and thread-safe.
 */
public final class ProfitTable {
    private final List<ProfitStep> steps;
    /** The coins that each count brings, up to the count that brings the most. */
    private final int[] coins;

    ProfitTable(List<ProfitStep> steps) {
        this.steps = List.copyOf(steps);
        coins = new int[steps.get(steps.size() - 1).atLeast() + 1];
        for (ProfitStep step : steps) {
            Arrays.fill(coins, step.atLeast(), coins.length, step.coins());
        }
    }

    /** The steps, the lowest first; at least one. */
    public List<ProfitStep> steps() {
        return steps;
    }

    /** The coins that a count brings: none below the first step. */
    public int coins(int count) {
        return coins[Math.max(0, Math.min(count, coins.length - 1))];
    }

    /** The lowest count that brings a coin. */
    public int lowest() {
        return steps.get(0).atLeast();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ProfitTable that && that.steps.equals(steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }

    /** The steps, such as {@code 3:1 5:2 7:3}. */
    @Override
    public String toString() {
        return steps.stream().map(step -> step.atLeast() + ":" + step.coins()).collect(Collectors.joining(" "));
    }
}
