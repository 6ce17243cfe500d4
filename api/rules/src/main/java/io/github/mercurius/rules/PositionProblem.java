package io.github.mercurius.rules;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * One thing that is wrong with a position.
 *
 * @param place where it stands in the text, from 0, if the position was read from one
 * @param what what is wrong, such as {@code cash of seat 2}
 * @param given what the position says
 * @param expected what could stand there
 * @param rules the rules that say so; none if a text cannot be read
 */
public record PositionProblem(
        OptionalInt place, String what, String given, String expected, List<? extends AnyRule> rules) {
    /** Keeps its own copy of the rules. */
    public PositionProblem {
        rules = List.copyOf(rules);
    }

    /** Everything in one English sentence. */
    public String message() {
        String where = place.isPresent() ? "position " + place.getAsInt() + ", " : "";
        String cited = rules.stream().map(AnyRule::id).collect(Collectors.joining(", ", " (", ")"));
        return where + what + ": " + given + ", expected " + expected + (rules.isEmpty() ? "" : cited);
    }
}
