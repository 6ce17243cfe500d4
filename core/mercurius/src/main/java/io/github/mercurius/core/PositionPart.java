package io.github.mercurius.core;

import java.util.Locale;

/** The parts of a position as its text names them, in the order in which they are written. */
enum PositionPart {
    PLAYERS,
    START,
    NAMES,
    DIVIDENDS,
    ORDER,
    END,
    SEEN,
    TURN,
    STEP,
    MARKET,
    CASH,
    TOKENS,
    CARD_TOKENS("blackMarket"),
    BOARDS,
    SPECIALS,
    PAID,
    DISCARD,
    HANDS,
    MAIN,
    BACKUP,
    /** Never written: the bank follows from the tokens of the players. */
    BANK;

    final String key;

    PositionPart() {
        key = name().toLowerCase(Locale.ROOT);
    }

    PositionPart(String key) {
        this.key = key;
    }

    boolean isWritten() {
        return this != BANK;
    }
}
