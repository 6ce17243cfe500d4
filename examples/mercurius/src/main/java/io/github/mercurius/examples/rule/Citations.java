package io.github.mercurius.examples.rule;

import java.util.List;

/** The places in the code that cite a rule: a test takes them from the sources. */
final class Citations {
    private Citations() {}

    /** The file with those of a game. */
    static String file(String game) {
        return "citations-" + game + ".txt";
    }

    /** The methods, constants and types that cite a rule, those of the rules' module first; none if it has none. */
    static List<String> of(String game, String rule) {
        String begin = rule + ": ";
        return ResourceLines.of(file(game)).stream()
                .filter(line -> line.startsWith(begin))
                .map(line -> List.of(line.substring(begin.length()).split(" ")))
                .findFirst()
                .orElse(List.of());
    }
}
