package io.github.mercurius.api;

/** In which order the cards on a board act; it matters only at the ends of a track (RUL-5). */
public enum CardOrder {
    /** From left to right, the card just played first (PRC-4): the default. */
    NEWEST_FIRST,
    /** From right to left, the card just played last. */
    OLDEST_FIRST;

    /**
     * The space whose card acts at a place in this order (RUL-5).
     *
     * @param place which card acts, from 0 for the first
     * @param spaces how many spaces count, from the left: {@link Board#SPACES}, or fewer if the cards on the others
     *     have left the board
     */
    public int space(int place, int spaces) {
        return this == NEWEST_FIRST ? place : spaces - 1 - place;
    }
}
