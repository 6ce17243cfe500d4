package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * What a tile costs: fixed coins, and multi-coloured stacks (DEM-1).
 *
 * <p>Equal if the fixed coins and the heights of the stacks are. This class is immutable and thread-safe.
 */
public final class Price {
    private static final int FEWEST_COINS = 2;
    private static final int MOST_COINS = 4;

    private final Coins fixed;
    private final List<Integer> stacks;
    private final int size;
    /** What the price asks for with each choice of colours for the stacks (DEM-3). */
    private final Coins[] choices;

    /**
     * A price.
     *
     * @param fixed the fixed coins, none of them black
     * @param stacks the heights of the multi-coloured stacks, in any order
     * @throws IllegalArgumentException if it is not a price of 2 to 4 coins such as a tile can have (EDN-3, EDN-4)
     */
    public static Price of(Coins fixed, List<Integer> stacks) {
        List<Integer> heights = List.copyOf(stacks);
        int size = fixed.size();
        for (int height : heights) {
            Arguments.that(
                    height >= 1 && height <= MOST_COINS, "stack", height, "1 to " + MOST_COINS + " coins (EDN-3)");
            size += height;
        }
        Arguments.that(!fixed.has(Coin.B), "fixed coins", fixed, "none that is black (EDN-3)");
        Arguments.that(
                size >= FEWEST_COINS && size <= MOST_COINS,
                "price of",
                size + " coins",
                FEWEST_COINS + " to " + MOST_COINS + " (EDN-3)");
        boolean whiteOnly = fixed.size() == fixed.count(Coin.W);
        Arguments.that(
                heights.size() < 2 || whiteOnly, "fixed coins", fixed, "white ones only beside several stacks (EDN-4)");
        return new Price(fixed, heights);
    }

    Price(Coins fixed, List<Integer> stacks) {
        this.fixed = fixed;
        List<Integer> heights = new ArrayList<>(stacks);
        Collections.sort(heights, Collections.reverseOrder());
        this.stacks = Collections.unmodifiableList(heights);
        Set<Coins> found = new LinkedHashSet<>();
        choose(fixed, 0, 0, found);
        choices = found.toArray(new Coins[0]);
        size = fixed.size() + heights.stream().mapToInt(Integer::intValue).sum();
    }

    /** Chooses a colour that is not taken yet for each stack from one on. */
    private void choose(Coins coins, int stack, int taken, Set<Coins> found) {
        if (stack == stacks.size()) {
            found.add(coins);
            return;
        }
        for (Coin colour : Coin.colours()) {
            int bit = 1 << colour.ordinal();
            if ((taken & bit) == 0) {
                choose(coins.plus(colour, stacks.get(stack)), stack + 1, taken | bit, found);
            }
        }
    }

    /** The fixed coins (DEM-2). */
    public Coins fixed() {
        return fixed;
    }

    /** The heights of the multi-coloured stacks, the highest first; if there are several, a ≠ is between them. */
    public List<Integer> stacks() {
        return stacks;
    }

    /** How many coins it takes. */
    public int size() {
        return size;
    }

    /** Whether coins at an edge fit this price: all of its coins, or a part of them (DEM-5). */
    public boolean fits(Coins edge) {
        Coins colours = edge.colours();
        for (Coins needed : choices) {
            // DEM-4: white for whatever is missing, which is as many coins as the price still takes
            if (needed.contains(colours)) {
                return edge.size() <= size && !edge.has(Coin.B);
            }
        }
        return false;
    }

    /** Whether coins at an edge are all that this price takes (DEM-5). */
    public boolean isCompletedBy(Coins edge) {
        return edge.size() == size && fits(edge);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Price that && that.fixed.equals(fixed) && that.stacks.equals(stacks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fixed, stacks);
    }

    /** The fixed coins and the heights of the stacks, such as {@code C+2} or {@code 1≠1≠1}. */
    @Override
    public String toString() {
        StringJoiner heights = new StringJoiner("≠");
        stacks.forEach(height -> heights.add(height.toString()));
        String separator = fixed.isEmpty() || stacks.isEmpty() ? "" : "+";
        return fixed + separator + heights;
    }
}
