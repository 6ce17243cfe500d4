package io.github.mercurius.mercatores;

import java.util.Locale;

/** The parts of a position as its text names them, in the order in which they are written. */
enum PositionPart {
    EDITION,
    PLAYERS,
    START,
    NAMES,
    LAST,
    SEEN,
    TURN,
    STEP,
    SEAT,
    ROUND,
    CAPTAIN,
    MARKET,
    GIVEN,
    RESOURCES,
    COINS,
    KNOWN,
    DISCARD,
    HANDS,
    DECK,
    /** Never written: who has the Unloading card follows from captain and round. */
    UNLOADING;

    final String key = name().toLowerCase(Locale.ROOT);

    boolean isWritten() {
        return this != UNLOADING;
    }
}
