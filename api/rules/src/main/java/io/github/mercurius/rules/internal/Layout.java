package io.github.mercurius.rules.internal;

import java.util.Arrays;

/**
 * How the counts of some kinds of things share one {@code long}: a field of a few bits for each kind, in canonical
 * order.
 *
 * <p>A kind with n copies takes at most n bits, so one word has room for any kinds of at most 64 things in all.
 */
public final class Layout {
    private static final int FIRST_BITS = 3;

    private final int[] highest;
    private final int[] shift;
    private final long[] field;
    private final byte[] kindAt = new byte[Long.SIZE];
    // for each bit of a count, the lowest bit of each field that is wide enough to have it: the first three, and more
    private final long bit0;
    private final long bit1;
    private final long bit2;
    private final long[] more;
    /** The highest bit of each field. */
    private final long tops;

    private final long full;

    /** A layout with fields that are wide enough for these highest counts. */
    public Layout(int... highest) {
        this.highest = highest.clone();
        shift = new int[highest.length];
        field = new long[highest.length];
        long[] all = new long[Integer.SIZE];
        int at = 0;
        int widest = FIRST_BITS;
        long sum = 0;
        long highestBits = 0;
        for (int kind = 0; kind < highest.length; kind++) {
            int width = Integer.SIZE - Integer.numberOfLeadingZeros(highest[kind]);
            shift[kind] = at;
            field[kind] = ((1L << width) - 1) << at;
            kindAt[at] = (byte) kind;
            sum |= (long) highest[kind] << at;
            for (int bit = 0; bit < width; bit++) {
                all[bit] |= 1L << at;
            }
            at += width;
            highestBits |= width == 0 ? 0 : 1L << (at - 1);
            widest = Math.max(widest, width);
        }
        bit0 = all[0];
        bit1 = all[1];
        bit2 = all[2];
        more = Arrays.copyOfRange(all, FIRST_BITS, widest);
        tops = highestBits;
        full = sum;
    }

    /** How many of a kind there are. */
    public int count(long counts, int kind) {
        return (int) ((counts & field[kind]) >>> shift[kind]);
    }

    /** How many things of a kind there are at most. */
    public int highest(int kind) {
        return highest[kind];
    }

    /** One thing of a kind. */
    public long unit(int kind) {
        return 1L << shift[kind];
    }

    /** All bits of a kind's count. */
    public long field(int kind) {
        return field[kind];
    }

    /** How many there are in all. */
    public int size(long counts) {
        int size = Long.bitCount(counts & bit0)
                + 2 * Long.bitCount((counts >>> 1) & bit1)
                + 4 * Long.bitCount((counts >>> 2) & bit2);
        for (int i = 0; i < more.length; i++) {
            size += Long.bitCount((counts >>> (FIRST_BITS + i)) & more[i]) << (FIRST_BITS + i);
        }
        return size;
    }

    /** A bit for each kind that is there: the lowest of its field. */
    public long present(long counts) {
        long present = (counts & bit0) | ((counts >>> 1) & bit1) | ((counts >>> 2) & bit2);
        for (int i = 0; i < more.length; i++) {
            present |= (counts >>> (FIRST_BITS + i)) & more[i];
        }
        return present;
    }

    /** A bit for each kind of which there are at least so many. */
    public long present(long counts, int atLeast) {
        long rest = counts;
        long present = present(rest);
        for (int more = atLeast; more > 1; more--) {
            rest -= present; // one of each kind
            present = present(rest);
        }
        return present;
    }

    /** The highest count of each kind. */
    public long full() {
        return full;
    }

    /** The kind that the lowest bit of some {@link #present} ones stands for. */
    public int kindAt(long presentBits) {
        return kindAt[Long.numberOfTrailingZeros(presentBits)];
    }

    /** The kind that the n-th of some {@link #present} bits stands for, counted from 0. */
    public int kindAt(long presentBits, int n) {
        long rest = presentBits;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return kindAt(rest);
    }

    /** Whether each count of {@code part} is at most that of {@code whole}. */
    public boolean contains(long whole, long part) {
        // in whole − part, a field whose count is too low borrows from the next one
        long borrows = (~whole & part) | ((~whole | part) & (whole - part));
        return (borrows & tops) == 0;
    }

    /** What two have in common: the lower count of each kind. */
    public long common(long some, long others) {
        long common = 0;
        for (long rest = present(some); rest != 0; rest &= rest - 1) {
            int kind = kindAt(rest);
            common += Math.min(count(some, kind), count(others, kind)) * unit(kind);
        }
        return common;
    }
}
