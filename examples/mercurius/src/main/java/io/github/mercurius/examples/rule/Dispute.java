package io.github.mercurius.examples.rule;

import java.util.List;

/**
 * A question that comes up at a table, and the answer.
 *
 * @param game the name of the game
 * @param rules the numbers of the rules from which the answer follows
 */
record Dispute(String game, List<String> rules, String question, String answer) {
    /** All in a language: in its file a line with game and rules, one with the question, and one with the answer. */
    static List<Dispute> all(String language) {
        return ResourceLines.blocks("disputes-" + language + ".txt").stream()
                .map(Dispute::of)
                .toList();
    }

    private static Dispute of(List<String> lines) {
        List<String> words = List.of(lines.get(0).split(" "));
        return new Dispute(words.get(0), words.subList(1, words.size()), lines.get(1), lines.get(2));
    }
}
