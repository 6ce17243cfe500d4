package io.github.mercurius.examples.games;

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
