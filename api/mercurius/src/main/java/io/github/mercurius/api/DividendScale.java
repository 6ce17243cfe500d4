package io.github.mercurius.api;

import io.github.mercurius.common.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one share pays as dividend at each share price from 1 to 25 (DIV-3, RUL-1).
 *
 * <p>This class is immutable and thread-safe.
 */
public final class DividendScale {
    /** The highest amount that a scale may hold, so that sums of money stay far from overflow. */
    public static final int HIGHEST_AMOUNT = 1_000_000;

    private static final DividendScale QUARTER_PRICE = new DividendScale(quarters());
    private static final DividendScale FULL_PRICE = new DividendScale(prices());

    private final int[] amounts;

    private DividendScale(int[] amounts) {
        this.amounts = amounts;
    }

    private static int[] prices() {
        int[] prices = new int[Market.HIGHEST_PRICE];
        for (int i = 0; i < prices.length; i++) {
            prices[i] = i + 1;
        }
        return prices;
    }

    private static int[] quarters() {
        int[] quarters = prices();
        for (int i = 0; i < quarters.length; i++) {
            quarters[i] = (quarters[i] + 3) / 4;
        }
        return quarters;
    }

    /** A quarter of the price, rounded up: 6 at price 23, as in the rulebook's example. The default. */
    public static DividendScale quarterPrice() {
        return QUARTER_PRICE;
    }

    /** The full price: what a sentence of the English and the Italian rulebook says, against their own example. */
    public static DividendScale fullPrice() {
        return FULL_PRICE;
    }

    /** A scale of the host's own: 25 amounts, for prices 1 to 25, each 0 to {@value #HIGHEST_AMOUNT}. */
    public static DividendScale of(List<Integer> amounts) {
        Arguments.that(
                Arguments.notNull(amounts, "amounts").size() == Market.HIGHEST_PRICE,
                "dividend scale of",
                amounts.size() + " amounts",
                Market.HIGHEST_PRICE + " (RUL-1)");
        int[] copy = new int[amounts.size()];
        for (int i = 0; i < copy.length; i++) {
            Integer amount = amounts.get(i);
            if (amount == null || amount < 0 || amount > HIGHEST_AMOUNT) {
                String argument = "dividend at price " + (i + 1);
                throw Arguments.failure(argument, Arguments.notNull(amount, argument), "0 to " + HIGHEST_AMOUNT);
            }
            copy[i] = amount;
        }
        return new DividendScale(copy);
    }

    /** What one share pays at a share price, 1 to 25. */
    public int amountAt(int price) {
        if (price < Market.LOWEST_PRICE || price > Market.HIGHEST_PRICE) {
            throw Arguments.failure("price", price, Market.LOWEST_PRICE + " to " + Market.HIGHEST_PRICE);
        }
        return amounts[price - 1];
    }

    /** The 25 amounts, for prices 1 to 25. */
    public List<Integer> amounts() {
        List<Integer> list = new ArrayList<>(amounts.length);
        for (int amount : amounts) {
            list.add(amount);
        }
        return Collections.unmodifiableList(list);
    }

    /** Equal if all 25 amounts are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DividendScale that && Arrays.equals(that.amounts, amounts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(amounts);
    }

    /** The 25 amounts, such as {@code [1, 1, 1, 1, 2, …]}. */
    @Override
    public String toString() {
        return Arrays.toString(amounts);
    }
}
