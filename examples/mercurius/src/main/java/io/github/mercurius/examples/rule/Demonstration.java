package io.github.mercurius.examples.rule;

import io.github.mercurius.api.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * A position in which a rule shows, and what is tried there.
 *
 * @param rules the rules that show
 * @param position the text of a position, or what should be one
 * @param attempts actions one after the other, in notation; with their seat before a colon if it is not the active one
 */
record Demonstration(List<Rule> rules, String position, List<String> attempts) {
    static final String FILE = "demonstrations.txt";

    Demonstration {
        rules = List.copyOf(rules);
        attempts = List.copyOf(attempts);
    }

    /** All that there are: in the file a line with rules, one with the position, and one with attempts. */
    static List<Demonstration> all() {
        List<Demonstration> all = new ArrayList<>();
        for (String block : String.join("\n", ResourceLines.of(FILE)).strip().split("\n\n+", -1)) {
            String[] lines = block.split("\n", -1);
            List<Rule> rules = words(lines[0]).stream()
                    .map(id -> Rule.valueOf(id.replace('-', '_')))
                    .toList();
            all.add(new Demonstration(rules, lines[1], lines.length > 2 ? words(lines[2]) : List.of()));
        }
        return all;
    }

    private static List<String> words(String line) {
        return List.of(line.split(" "));
    }
}
