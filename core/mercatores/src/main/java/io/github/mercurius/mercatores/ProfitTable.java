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
    private final int[] atLeast;
    private final int[] coins;

    ProfitTable(List<ProfitStep> steps) {
        this.steps = List.copyOf(steps);
        atLeast = steps.stream().mapToInt(ProfitStep::atLeast).toArray();
        coins = steps.stream().mapToInt(ProfitStep::coins).toArray();
    }

    /** The steps, the lowest first; at least one. */
    public List<ProfitStep> steps() {
        return steps;
    }

    /** The coins that a count brings: none below the first step. */
    public int coins(int count) {
        int reached = 0;
        while (reached < atLeast.length && atLeast[reached] <= count) {
            reached++;
        }
        return reached == 0 ? 0 : coins[reached - 1];
    }

    /** The lowest count that brings a coin. */
    public int lowest() {
        return atLeast[0];
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ProfitTable that && that.steps.equals(steps);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(atLeast);
    }

    /** The steps, such as {@code 3:1 5:2 7:3}. */
    @Override
    public String toString() {
        return steps.stream().map(step -> step.atLeast() + ":" + step.coins()).collect(Collectors.joining(" "));
    }
}
