package io.github.mercurius.common;

import java.util.Arrays;

/**
 * How the counts of some kinds of things share one {@code long}: a field of a few bits for each kind, in canonical
 * order.
 *
 * <p>A kind with n copies takes at most n bits, so one word has room for any kinds of at most 64 things in all.
 */
public final class Layout {
    private final int[] highest;
    private final int[] shift;
    private final long[] field;
    private final byte[] kindAt = new byte[Long.SIZE];
    /** For each bit of a count: the lowest bit of each field that is wide enough to have it. */
    private final long[] planes;

    private final long full;

    /** A layout with fields that are wide enough for these highest counts. */
    public Layout(int... highest) {
        this.highest = highest.clone();
        shift = new int[highest.length];
        field = new long[highest.length];
        long[] all = new long[Integer.SIZE];
        int at = 0;
        int widest = 0;
        long sum = 0;
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
            widest = Math.max(widest, width);
        }
        planes = Arrays.copyOf(all, widest);
        full = sum;
    }

    /** How many kinds there are. */
    public int kinds() {
        return highest.length;
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
        int size = 0;
        for (int bit = 0; bit < planes.length; bit++) {
            size += Long.bitCount((counts >>> bit) & planes[bit]) << bit;
        }
        return size;
    }

    /** A bit for each kind that is there: the lowest of its field. */
    public long present(long counts) {
        long present = 0;
        for (int bit = 0; bit < planes.length; bit++) {
            present |= (counts >>> bit) & planes[bit];
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
        for (long rest = present(part); rest != 0; rest &= rest - 1) {
            int kind = kindAt(rest);
            if (count(part, kind) > count(whole, kind)) {
                return false;
            }
        }
        return true;
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
