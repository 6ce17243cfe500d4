package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.examples.games.text.Printable;
import io.github.mercurius.examples.games.text.Verbatim;

/** The lines of a ledger as text; what an arena would not have written so is refused. */
final class LedgerText {
    private static final int MOST_SHOWN = 200;

    private static final ObjectMapper JSON = ArenaJson.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private LedgerText() {}

    /** Settings or a game, without the end of the line. */
    static String of(Object value) throws JsonProcessingException {
        return JSON.writeValueAsString(value);
    }

    /**
     * Refuses settings that are not those of an arena.
     *
     * @throws IllegalArgumentException that says why
     */
    static void checkSettings(String line, Arena<?, ?> arena) {
        Settings found = parse(line, Settings.class, "the settings of an arena");
        if (!found.equals(arena.settings())) {
            throw new IllegalArgumentException("games of another arena: " + found + "; not of " + arena.settings()
                    + ". Give those arguments, or another file");
        }
    }

    /**
     * A game of an arena.
     *
     * @throws IllegalArgumentException if it is none
     */
    static FinishedGame game(String line, Arena<?, ?> arena) {
        FinishedGame game = parse(line, FinishedGame.class, "a game");
        if (!arena.couldHave(game)) {
            throw new IllegalArgumentException("no such game in this arena: " + shown(line));
        }
        return game;
    }

    private static <T> T parse(String line, Class<T> type, String expected) {
        try {
            T value = JSON.readValue(line, type);
            if (value != null) {
                Verbatim.check(line, of(value));
                return value;
            }
        } catch (JsonProcessingException wrong) {
            throw new IllegalArgumentException("not from an arena: " + shown(line) + ", expected " + expected, wrong);
        }
        throw new IllegalArgumentException("not from an arena: " + line + ", expected " + expected);
    }

    private static String shown(String line) {
        return line.isEmpty() ? "an empty line" : Printable.of(line, MOST_SHOWN);
    }

    /** Whether a line may be the beginning of a game's, or all of it but for its end. */
    static boolean isCutOff(String line) {
        try {
            return JSON.readTree(line).isObject();
        } catch (JsonProcessingException wrong) {
            // Nothing is wrong with it until it ends.
            JsonLocation where = wrong.getLocation();
            return line.startsWith("{") && where != null && where.getCharOffset() == line.length();
        }
    }
}
