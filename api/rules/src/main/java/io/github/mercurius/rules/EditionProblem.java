package io.github.mercurius.rules;

/**
 * Something that is wrong with a description of an edition.
 *
 * @param rule the rule that it breaks
 * @param place where it is, such as {@code goods[TOB].copies[0]}; empty for the whole
 * @param found what stands there
 * @param expected what should stand there
 */
public record EditionProblem(AnyRule rule, String place, String found, String expected) {
    /** All of it in English, such as "EDN-4: goods[TOB].profit[2]: [5,2], expected numbers that grow". */
    public String message() {
        return rule.id() + ": " + (place.isEmpty() ? "edition" : place) + ": " + found + ", expected " + expected;
    }
}
