package io.github.mercurius.api;

/** In which order the cards on a board act; it matters only at the ends of a track (RUL-5). */
public enum CardOrder {
    /** From left to right, the card just played first (PRC-4): the default. */
    NEWEST_FIRST,
    /** From right to left, the card just played last. */
    OLDEST_FIRST;

    /** The space of a board whose card acts at a place in this order, from 0 for the first (RUL-5). */
    public int space(int place) {
        return this == NEWEST_FIRST ? place : Board.SPACES - 1 - place;
    }
}
