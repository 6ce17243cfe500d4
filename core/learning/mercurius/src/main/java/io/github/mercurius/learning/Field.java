package io.github.mercurius.learning;

import io.github.mercurius.rules.learning.ObservationField;

/**
 * What an observation of version 1 says, field after field: {@value #LENGTH} numbers, each of which fits into 16 bits.
 *
 * <p>An observation is that of one seat. Where a field has a number for each seat, the first is that of the seat
 * itself. The next ones are those of the others, clockwise; without a player on a fourth or fifth seat they are 0.
 * Assets, chambers and price cards stand in canonical order, and a price card has a number from 1 to 24.
 *
 * <p>Together with the set-up and the seat it says all that the seat's view does: nothing that is hidden, and all that
 * is public. The order of the fields and their meaning stay the same as long as {@link #VERSION} does.
 */
enum Field {
    /** How many players there are. */
    PLAYERS(1, 3, 5, "how many players there are"),
    /** How many seats after this one the start player sits. */
    START(1, 0, 4, "how many seats after this one the start player sits"),
    /** Whether the oldest card on a board acts first (RUL-5). */
    OLDEST_FIRST(1, 0, 1, "1 if the oldest card on a board acts first (RUL-5)"),
    /** Whether what lies on Black Market cards at the end is sold (RUL-6). */
    SOLD_AT_END(1, 0, 1, "1 if what lies on Black Market cards at the end is sold (RUL-6)"),
    /** How many turns were completed. */
    TURN(1, 0, 51, "how many turns were completed"),
    /** The phase. */
    PHASE(1, 0, 2, "0 while trading, 1 when a card must be played, 2 when the game is over"),
    /** How many seats after this one the active player sits. */
    ACTIVE(1, 0, 4, "how many seats after this one the active player sits; 0 when the game is over"),
    /** Whether Black Market or Dividend was played in this turn. */
    SPECIAL_PLAYED(1, 0, 1, "1 if Black Market or Dividend was played in this turn"),
    /** This turn's trades. */
    TRADES(3, 0, 24, "this turn's trades in order: 0 for none, 1 to 12 for a purchase, 13 to 24 for a sale"),
    /** What this seat is choosing. */
    CHOICE(1, 0, 2, "what this seat is choosing: 0 nothing, 1 tokens for the Black Market, 2 discards for News"),
    /** What this seat has chosen so far. */
    CHOSEN(3, 0, 24, "what it has chosen so far: 0 for none, else the asset or price card, from 1"),
    /** The spaces of the markers. */
    MARKET(12, 0, 32, "the spaces of the markers; the price on space s is s − 4, but at least 1 and at most 25"),
    /** The tokens in the bank. */
    BANK(12, 0, 9, "the tokens in the bank"),
    /** The dividends paid. */
    DIVIDENDS_PAID(6, 0, 6, "for each chamber 0, or the place of its dividend in the order paid, from 1"),
    /** The size of the main deck. */
    MAIN_DECK(1, 0, 45, "the cards left in the main deck"),
    /** The size of the backup deck. */
    BACKUP_DECK(1, 0, 12, "the cards left in the backup deck"),
    /** The money by seat. */
    CASH(5, 0, 32767, "the guilders by seat, modulo 32,768"),
    /** The rest of the money by seat. */
    CASH_HIGH(5, 0, 32767, "the guilders by seat, divided by 32,768: 0 unless a dividend scale is very high"),
    /** The number of cards in each hand. */
    HAND_SIZE(5, 0, 6, "the price cards in the hand, by seat"),
    /** The special cards left. */
    SPECIAL_CARDS(15, 0, 1, "by seat 1 for each special card left: Black Market, Dividend, News"),
    /** The boards. */
    BOARD(10, 0, 25, "by seat the cards on spaces 1 and 2 of the board: 0 for none, a price card, 25 for News"),
    /** The tokens in possession. */
    TOKENS(60, 0, 9, "by seat the tokens in possession, 12 numbers each"),
    /** The tokens on Black Market cards. */
    ON_BLACK_MARKET(60, 0, 3, "by seat the tokens on the Black Market card, 12 numbers each"),
    /** The seat's hand. */
    HAND(24, 0, 5, "the price cards in this seat's hand"),
    /** The cards that the seat cannot see. */
    UNSEEN(24, 0, 5, "the price cards that this seat cannot see: in other hands or in a deck"),
    /** The discard pile. */
    DISCARD_PILE(54, 0, 24, "the discard pile, the lowest card first: 0 for none");

    /** The version of the layout. */
    static final int VERSION = 1;

    /** How many numbers an observation has. */
    static final int LENGTH = 309;

    private final int length;
    private final int lowest;
    private final int highest;
    private final String meaning;

    Field(int length, int lowest, int highest, String meaning) {
        this.length = length;
        this.lowest = lowest;
        this.highest = highest;
        this.meaning = meaning;
    }

    /** Where the field begins in an observation. */
    int offset() {
        int offset = 0;
        for (Field field : values()) {
            if (field == this) {
                break;
            }
            offset += field.length;
        }
        return offset;
    }

    /** How many numbers the field has. */
    int length() {
        return length;
    }

    /** The field as all games tell theirs. */
    ObservationField told() {
        return new ObservationField(name(), offset(), length, lowest, highest, meaning);
    }
}
