package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;

/**
 * Something that is wrong with a description of an edition.
 *
 * @param rule the rule that it breaks, EDN-1 to EDN-6
 * @param place where it is, such as {@code goods[1].copies[0]}; empty for the whole
 * @param found what stands there
 * @param expected what should stand there
 */
public record EditionProblem(Rule rule, String place, String found, String expected) {
    public EditionProblem {
        Arguments.notNull(rule, "rule");
        Arguments.notNull(place, "place");
        Arguments.notNull(found, "found");
        Arguments.notNull(expected, "expected");
    }

    /** All of it in English, such as "EDN-4: goods[1].profit[2]: [5,2], expected numbers that grow". */
    public String message() {
        return rule.id() + ": " + (place.isEmpty() ? "edition" : place) + ": " + found + ", expected " + expected;
    }
}
