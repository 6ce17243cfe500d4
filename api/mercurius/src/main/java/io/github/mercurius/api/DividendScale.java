package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * What one share pays as dividend at each share price from 1 to 25 (DIV-3, RUL-1).
 *
 * <p>This class is immutable and thread-safe.
 *
 * @param amounts the 25 amounts, for prices 1 to 25
 */
public record DividendScale(List<Integer> amounts) {
    /** The highest amount that a scale may hold, so that sums of money stay far from overflow. */
    public static final int HIGHEST_AMOUNT = 1_000_000;

    private static final DividendScale QUARTER_PRICE = ofEach(price -> (price + 3) / 4);
    private static final DividendScale FULL_PRICE = ofEach(price -> price);

    /** Refuses what is not an amount for each price. */
    public DividendScale {
        List<Integer> copy = new ArrayList<>(Arguments.notNull(amounts, "amounts"));
        if (copy.size() != Market.HIGHEST_PRICE) {
            throw Arguments.refused("dividend scale of", copy.size() + " amounts", Market.HIGHEST_PRICE + " (RUL-1)");
        }
        for (int i = 0; i < copy.size(); i++) {
            String argument = "dividend at price " + (i + 1);
            int amount = Arguments.notNull(copy.get(i), argument);
            Arguments.accept(amount >= 0 && amount <= HIGHEST_AMOUNT, argument, amount, "0 to " + HIGHEST_AMOUNT);
        }
        amounts = Collections.unmodifiableList(copy);
    }

    private static DividendScale ofEach(IntUnaryOperator amountAtPrice) {
        List<Integer> amounts = new ArrayList<>();
        for (int price = Market.LOWEST_PRICE; price <= Market.HIGHEST_PRICE; price++) {
            amounts.add(amountAtPrice.applyAsInt(price));
        }
        return new DividendScale(amounts);
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
        return new DividendScale(amounts);
    }

    /** What one share pays at a share price, 1 to 25. */
    public int amountAt(int price) {
        if (price < Market.LOWEST_PRICE || price > Market.HIGHEST_PRICE) {
            throw Arguments.failure("price", price, Market.LOWEST_PRICE + " to " + Market.HIGHEST_PRICE);
        }
        return amounts.get(price - 1);
    }

    /** The 25 amounts, such as {@code [1, 1, 1, 1, 2, …]}. */
    @Override
    public String toString() {
        return amounts.toString();
    }
}
