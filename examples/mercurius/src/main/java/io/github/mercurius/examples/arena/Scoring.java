package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.GameName;

/**
 * What is counted at the end of a game, in words.
 *
 * @param heading above a column
 * @param unit of more than one
 * @param title of a chart
 * @param explanation in a sentence
 */
record Scoring(String heading, String unit, String title, String explanation) {
    static Scoring of(GameName game) {
        return switch (game) {
            case MERCURIUS ->
                new Scoring("wealth", "guilders", "Wealth", "Wealth is in guilders, at the end of a game.");
            case MERCATORES -> new Scoring("score", "coins", "Score", "Scores are in coins, at the end of a game.");
            case MERCADO -> new Scoring("spaces", "spaces", "Spaces moved", "Spaces are those moved in a game.");
        };
    }

    /** A number with its unit. */
    String text(int score) {
        return score + " " + (score == 1 ? unit.substring(0, unit.length() - 1) : unit);
    }
}
