package io.github.mercurius.examples.games;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The games that tools know, by the names that people type. */
public enum GameName {
    MERCURIUS("mpn"),
    MERCATORES("mtn"),
    MERCADO("mdn");

    /**
     * What is counted at the end of a game, in words.
     *
     * @param heading above a column
     * @param unit of more than one
     * @param title of a chart
     * @param explanation in a sentence
     */
    public record Scoring(String heading, String unit, String title, String explanation) {
        /** A number with its unit. */
        public String text(int score) {
            return score + " " + (score == 1 ? unit.substring(0, unit.length() - 1) : unit);
        }
    }

    private final String positions;

    GameName(String positions) {
        this.positions = positions;
    }

    /** With what the text of a position begins. */
    public String positions() {
        return positions;
    }

    /** What is counted at the end. */
    public Scoring scoring() {
        return switch (this) {
            case MERCURIUS ->
                new Scoring("wealth", "guilders", "Wealth", "Wealth is in guilders, at the end of a game.");
            case MERCATORES -> new Scoring("score", "coins", "Score", "Scores are in coins, at the end of a game.");
            case MERCADO -> new Scoring("spaces", "spaces", "Spaces moved", "Spaces are those moved in a game.");
        };
    }

    /** The game with a name as it is typed. */
    public static Optional<GameName> of(String name) {
        return Arrays.stream(values())
                .filter(game -> game.toString().equalsIgnoreCase(name))
                .findFirst();
    }

    /** The game that a format such as {@code mercado-game/1} is of. */
    public static Optional<GameName> ofFormat(String format) {
        return Arrays.stream(values())
                .filter(game -> format.startsWith(game + "-"))
                .findFirst();
    }

    /** The name as a title. */
    public String title() {
        return name().charAt(0) + toString().substring(1);
    }

    /** Whether its cards or tiles come from an edition. */
    public boolean hasEditions() {
        return this != MERCURIUS;
    }

    /** The name as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
