package io.github.mercurius.core;

import io.github.mercurius.common.PositionFields;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

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

    private static final Map<String, PositionPart> BY_KEY = PositionFields.byKey(
            Arrays.stream(values()).filter(PositionPart::isWritten).collect(Collectors.toList()), part -> part.key);

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

    /**
     * The text of a position cut into its parts.
     *
     * @throws io.github.mercurius.rules.PositionException if it is too long or of another format
     */
    static PositionFields<PositionPart> cut(String text) {
        return new PositionFields<>(text, PositionWriter.FORMAT, BY_KEY, NAMES, part -> part.key);
    }
}
