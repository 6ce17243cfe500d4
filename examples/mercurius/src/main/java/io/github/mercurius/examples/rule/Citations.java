package io.github.mercurius.examples.rule;

import io.github.mercurius.api.Rule;
import java.util.List;

/** The places in the code that cite a rule: a test takes them from the sources. */
final class Citations {
    static final String FILE = "citations.txt";

    private Citations() {}

    /** The methods, constants and types that cite a rule, those of the rules' module first; none if it has none. */
    static List<String> of(Rule rule) {
        String begin = rule.id() + ": ";
        return ResourceLines.of(FILE).stream()
                .filter(line -> line.startsWith(begin))
                .map(line -> List.of(line.substring(begin.length()).split(" ")))
                .findFirst()
                .orElse(List.of());
    }
}
