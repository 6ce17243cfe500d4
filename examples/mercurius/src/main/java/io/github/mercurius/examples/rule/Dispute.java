package io.github.mercurius.examples.rule;

import java.util.ArrayList;
import java.util.List;

/**
 * A question that comes up at a table, and the answer.
 *
 * @param game the name of the game
 * @param rules the numbers of the rules from which the answer follows
 */
record Dispute(String game, List<String> rules, String question, String answer) {
    Dispute {
        rules = List.copyOf(rules);
    }

    /** The file of those in a language. */
    static String file(String language) {
        return "disputes-" + language + ".txt";
    }

    /** All in a language: in the file a line with game and rules, one with the question, and one with the answer. */
    static List<Dispute> all(String language) {
        List<Dispute> all = new ArrayList<>();
        for (String block :
                String.join("\n", ResourceLines.of(file(language))).strip().split("\n\n+", -1)) {
            String[] lines = block.split("\n", -1);
            List<String> words = List.of(lines[0].split(" "));
            all.add(new Dispute(words.get(0), words.subList(1, words.size()), lines[1], lines[2]));
        }
        return all;
    }
}
