package io.github.mercurius.mercado;

import java.util.Locale;

/** The parts of a position as its text names them, in the order in which they are written. */
enum PositionPart {
    EDITION,
    PLAYERS,
    START,
    NAMES,
    SIDE,
    DISC,
    CHANGER,
    SEEN,
    TURN,
    ROUND,
    SEAT,
    ASK,
    DONE,
    LAST,
    TODO,
    DRAWN,
    PLACED,
    SOLD,
    TILES,
    OBJECTS,
    PERFUMES,
    EDGES,
    SPENT,
    PURSES,
    SEALS,
    POSITIONS,
    STANDING,
    GONE,
    HANDS;

    final String key = name().toLowerCase(Locale.ROOT);
}
