package io.github.mercurius.rules;

import java.io.Serializable;
import java.util.Objects;

/**
 * Something that is wrong with a description of an edition.
 *
 * @param rule the rule that it breaks
 * @param place where it is, such as {@code goods[TOB].copies[0]}; empty for the whole
 * @param found what stands there
 * @param expected what should stand there
 */
public record EditionProblem(AnyRule rule, String place, String found, String expected) implements Serializable {
    public EditionProblem {
        Objects.requireNonNull(rule, "rule: null, expected a rule");
        Objects.requireNonNull(place, "place: null, expected a place");
        Objects.requireNonNull(found, "found: null, expected a text");
        Objects.requireNonNull(expected, "expected: null, expected a text");
    }

    /** All of it in English, such as "EDN-4: goods[TOB].profit[2]: [5,2], expected numbers that grow". */
    public String message() {
        return rule.id() + ": " + (place.isEmpty() ? "edition" : place) + ": " + found + ", expected " + expected;
    }
}
