package io.github.mercurius.api;

/** One of the two decks that price cards are drawn from (SET-4). */
public enum Deck {
    /** The 60 cards from which the hands are dealt, and one card drawn in each turn (TRN-4). */
    MAIN,
    /** The 12 cards that only News draws from (NWS-2). */
    BACKUP
}
