package io.github.mercurius.core;

import io.github.mercurius.api.Chamber;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The chambers that have paid their dividend, in the order in which they paid (DIV-2). */
final class DividendsPaid {
    static final DividendsPaid NONE = new DividendsPaid(0);

    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;

    // For each chamber, the latest in the lowest bits: its number plus 1.
    private final int paid;

    private DividendsPaid(int paid) {
        this.paid = paid;
    }

    static DividendsPaid unpack(int packed) {
        return new DividendsPaid(packed);
    }

    int pack() {
        return paid;
    }

    DividendsPaid plus(Chamber chamber) {
        return new DividendsPaid((paid << BITS) | number(chamber));
    }

    boolean contains(Chamber chamber) {
        for (int rest = paid; rest != 0; rest >>>= BITS) {
            if ((rest & MASK) == number(chamber)) {
                return true;
            }
        }
        return false;
    }

    List<Chamber> toList() {
        List<Chamber> chambers = new ArrayList<>();
        for (int rest = paid; rest != 0; rest >>>= BITS) {
            chambers.add(Chamber.all().get((rest & MASK) - 1));
        }
        Collections.reverse(chambers);
        return Collections.unmodifiableList(chambers);
    }

    private static int number(Chamber chamber) {
        return chamber.ordinal() + 1;
    }
}
