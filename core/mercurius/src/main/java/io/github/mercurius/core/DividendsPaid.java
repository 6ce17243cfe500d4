package io.github.mercurius.core;

import io.github.mercurius.api.Chamber;
import java.util.List;

/** The chambers that have paid their dividend, in the order in which they paid (DIV-2). */
final class DividendsPaid {
    static final DividendsPaid NONE = new DividendsPaid(0);

    private static final int BITS = 3;
    private static final int ORDER_BITS = BITS * Chamber.all().size();
    private static final int ORDER = (1 << ORDER_BITS) - 1;

    // For each chamber, the latest in the lowest bits: its number plus 1. Above that a bit for each that has paid.
    private final int paid;

    private DividendsPaid(int paid) {
        this.paid = paid;
    }

    int pack() {
        return paid;
    }

    DividendsPaid plus(Chamber chamber) {
        int order = (paid << BITS | (chamber.ordinal() + 1)) & ORDER;
        return new DividendsPaid((paid & ~ORDER) | bit(chamber) | order);
    }

    boolean contains(Chamber chamber) {
        return (paid & bit(chamber)) != 0;
    }

    List<Chamber> toList() {
        return PackedList.of(Chamber.all(), BITS, paid & ORDER);
    }

    private static int bit(Chamber chamber) {
        return 1 << (ORDER_BITS + chamber.ordinal());
    }
}
