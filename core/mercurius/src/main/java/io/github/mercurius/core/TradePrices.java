package io.github.mercurius.core;

/** What trades cost and bring: the totals of section 4, and what one more token adds to them (RUL-4). */
final class TradePrices {
    private TradePrices() {}

    /** What the next token costs after {@code bought} of the asset in this turn. */
    static int cost(int price, int bought) {
        return costOf(bought + 1, price) - costOf(bought, price);
    }

    /** What the next token brings after {@code sold} of the asset in this turn; −1 if it lowers the proceeds. */
    static int gain(int price, int sold) {
        return proceedsOf(sold + 1, price) - proceedsOf(sold, price);
    }

    private static int costOf(int n, int price) {
        // TRD-2: n tokens bought in one turn cost n × (price + n − 1) together.
        return n * (price + n - 1);
    }

    private static int proceedsOf(int n, int price) {
        // TRD-3: n tokens sold in one turn bring n × max(1, price − (n − 1)) together. The total is what counts, so one
        // more sale can cost money: at price 3 the totals are 3, 4, 3.
        return n * Math.max(1, price - (n - 1));
    }
}
