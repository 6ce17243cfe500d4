package io.github.mercurius.mercado;

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

    private static final Map<String, PositionPart> BY_KEY =
            PositionFields.byKey(Arrays.asList(values()), part -> part.key);

    final String key = name().toLowerCase(Locale.ROOT);

    /**
     * The text of a position cut into its parts.
     *
     * @throws io.github.mercurius.rules.PositionException if it is too long or of another format
     */
    static PositionFields<PositionPart> cut(String text) {
        return new PositionFields<>(text, PositionWriter.FORMAT, BY_KEY, NAMES, part -> part.key);
    }
}
