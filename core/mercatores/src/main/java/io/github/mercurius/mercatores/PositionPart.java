package io.github.mercurius.mercatores;

import io.github.mercurius.common.PositionFields;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

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

    private static final Map<String, PositionPart> BY_KEY = PositionFields.byKey(
            Arrays.stream(values()).filter(PositionPart::isWritten).collect(Collectors.toList()), part -> part.key);

    final String key = name().toLowerCase(Locale.ROOT);

    boolean isWritten() {
        return this != UNLOADING;
    }

    /**
     * The text of a position cut into its parts.
     *
     * @throws io.github.mercurius.rules.PositionException if it is too long or of another format
     */
    static PositionFields<PositionPart> cut(String text) {
        return new PositionFields<>(text, PositionWriter.FORMAT, BY_KEY, NAMES, part -> part.key);
    }
}
