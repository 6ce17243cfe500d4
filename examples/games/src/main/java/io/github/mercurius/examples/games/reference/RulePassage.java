package io.github.mercurius.examples.games.reference;

import java.util.Collections;
import java.util.List;

/**
 * What a page says of a rule.
 *
 * @param section the heading under which it stands
 * @param lines its paragraphs, and the rows of its tables
 */
public record RulePassage(String section, List<String> lines) {
    public RulePassage {
        lines = Collections.unmodifiableList(lines);
    }
}
