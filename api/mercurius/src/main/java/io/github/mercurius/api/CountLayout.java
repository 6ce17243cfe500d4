package io.github.mercurius.api;

/**
 * How the counts of a multiset share one {@code long}: a field of a few bits for each kind, in canonical order.
 *
 * <p>All questions are answered for all kinds at once, by arithmetic on the whole word. They are which kinds are there
 * at least once, twice, three times; how many ways there are to choose some.
 */
final class CountLayout {
    private final int[] highest;
    private final int[] shift;
    private final long[] unit;
    private final long[] field;
    private final long[] full;
    private final byte[] kindAt = new byte[Long.SIZE];
    private final long bit0;
    private final long bit1;
    private final long bit2;
    private final long bit3;
    /** The highest bit of each field. */
    private final long tops;

    /** A layout with fields that are wide enough for these highest counts, of at most 15. */
    CountLayout(int... highest) {
        this.highest = highest.clone();
        int kinds = highest.length;
        shift = new int[kinds];
        unit = new long[kinds];
        field = new long[kinds];
        full = new long[kinds];
        long[] planes = new long[4];
        long highestBits = 0;
        int at = 0;
        for (int kind = 0; kind < kinds; kind++) {
            int width = Integer.SIZE - Integer.numberOfLeadingZeros(highest[kind]);
            shift[kind] = at;
            unit[kind] = 1L << at;
            field[kind] = ((1L << width) - 1) << at;
            full[kind] = highest[kind] * unit[kind];
            kindAt[at] = (byte) kind;
            for (int bit = 0; bit < width; bit++) {
                planes[bit] |= unit[kind];
            }
            at += width;
            highestBits |= 1L << (at - 1);
        }
        tops = highestBits;
        bit0 = planes[0];
        bit1 = planes[1];
        bit2 = planes[2];
        bit3 = planes[3];
    }

    int count(long counts, int kind) {
        return (int) ((counts & field[kind]) >>> shift[kind]);
    }

    /** Whether there can be no more of a kind. */
    boolean isFull(long counts, int kind) {
        return (counts & field[kind]) == full[kind];
    }

    /** The highest count that a kind may have. */
    int highest(int kind) {
        return highest[kind];
    }

    long unit(int kind) {
        return unit[kind];
    }

    /** How many there are in all. */
    int size(long counts) {
        return Long.bitCount(counts & bit0)
                + 2 * Long.bitCount((counts >>> 1) & bit1)
                + 4 * Long.bitCount((counts >>> 2) & bit2)
                + 8 * Long.bitCount((counts >>> 3) & bit3);
    }

    /** A bit for each kind that is there: the lowest of its field. */
    long present(long counts) {
        return (counts & bit0) | atLeastTwo(counts);
    }

    private long atLeastTwo(long counts) {
        return ((counts >>> 1) & bit1) | ((counts >>> 2) & bit2) | ((counts >>> 3) & bit3);
    }

    private long atLeastThree(long counts) {
        return (counts & (counts >>> 1) & bit1) | ((counts >>> 2) & bit2) | ((counts >>> 3) & bit3);
    }

    /** The kind that a bit of {@link #present} stands for. */
    int kindAt(long presentBit) {
        return kindAt[Long.numberOfTrailingZeros(presentBit)];
    }

    /** Whether each count of {@code part} is at most that of {@code whole}. */
    boolean contains(long whole, long part) {
        // In whole − part, a field whose count is too low borrows from the next one.
        long borrows = (~whole & part) | ((~whole | part) & (whole - part));
        return (borrows & tops) == 0;
    }

    /** In how many ways one, two or three can be chosen. */
    int choices(long counts) {
        return choices(counts, 1) + choices(counts, 2) + choices(counts, 3);
    }

    /** In how many ways exactly {@code size} can be chosen. */
    private int choices(long counts, int size) {
        if (size == 0) {
            return 1;
        }
        int once = Long.bitCount(present(counts));
        if (size == 1) {
            return once;
        }
        int twice = Long.bitCount(atLeastTwo(counts));
        if (size == 2) {
            return once * (once - 1) / 2 + twice;
        }
        return once * (once - 1) * (once - 2) / 6 + twice * (once - 1) + Long.bitCount(atLeastThree(counts));
    }

    /** The choice with a rank, as counts: the smaller first, those of one size in canonical order. */
    long choice(long counts, int rank) {
        int size = 1;
        int left = rank;
        for (int ways = choices(counts, size); left >= ways; ways = choices(counts, size)) {
            left -= ways;
            size++;
        }
        return choice(counts, size, left);
    }

    private long choice(long counts, int size, int rank) {
        long chosen = 0;
        long rest = counts;
        int left = rank;
        for (int more = size - 1; more > 0; more--) {
            // The first of the choice is the lowest kind such that enough ways are left for the others.
            while (true) {
                long first = Long.lowestOneBit(present(rest));
                int ways = choices(rest - first, more);
                if (left < ways) {
                    chosen += first;
                    rest -= first;
                    break;
                }
                left -= ways;
                rest &= ~field[kindAt(first)];
            }
        }
        return chosen + unit[kindAt(bit(present(rest), left))];
    }

    /** The bits of a word from the one with {@code lower} others below it. */
    static long bit(long bits, int lower) {
        long rest = bits;
        for (int skipped = 0; skipped < lower; skipped++) {
            rest &= rest - 1;
        }
        return rest;
    }
}
