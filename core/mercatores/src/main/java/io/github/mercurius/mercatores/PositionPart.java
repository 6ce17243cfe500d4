package io.github.mercurius.mercatores;

import io.github.mercurius.common.PositionFields;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

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
    DECK;

    static final Map<String, PositionPart> BY_KEY = PositionFields.byKey(Arrays.asList(values()), part -> part.key);

    final String key = name().toLowerCase(Locale.ROOT);
}
