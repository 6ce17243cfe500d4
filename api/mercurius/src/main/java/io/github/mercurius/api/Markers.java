package io.github.mercurius.api;

/** Six markers in one word, a byte for each: what moves them, and asks about them, all at once. */
final class Markers {
    private static final int MARKERS = 6;
    private static final int BITS = 8;
    private static final int MASK = 0xff;
    private static final long EACH = 0x01_01_01_01_01_01L;
    /** The highest bit of each byte, which no marker needs: it shows whether a subtraction in the byte went below 0. */
    private static final long SIGN = 0x80 * EACH;
    /** What is added to each byte while the markers move, so that one left of the track does not touch the next. */
    private static final long LIFT = 0x40 * EACH;

    private static final long LIFTED_LAST_SPACE = LIFT + Market.LAST_SPACE * EACH;

    private Markers() {}

    /** A word with one marker on a space, or with one that moves by so many spaces. */
    static long one(int place, int spaces) {
        return (long) spaces << (BITS * place);
    }

    /** The space of the marker at a place. */
    static int space(long markers, int place) {
        return (int) (markers >>> (BITS * place)) & MASK;
    }

    /** The lowest bit of each byte whose marker stands on this space or left of it. */
    static long upTo(long markers, int space) {
        return ((SIGN | space * EACH) - markers) >>> (BITS - 1) & EACH;
    }

    /** The markers after moves of a few spaces each. */
    static long moved(long markers, long moves) {
        long to = markers + moves + LIFT;
        long onTrack = ((to | SIGN) - LIFT) & ((LIFTED_LAST_SPACE | SIGN) - to) & SIGN;
        return onTrack == SIGN ? to - LIFT : stopped(to);
    }

    /** PRC-3: a marker never leaves the track. */
    private static long stopped(long lifted) {
        long markers = 0;
        for (int place = 0; place < MARKERS; place++) {
            int space = space(lifted, place) - space(LIFT, place);
            markers |= one(place, Math.max(0, Math.min(Market.LAST_SPACE, space)));
        }
        return markers;
    }
}
