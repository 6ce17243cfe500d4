package io.github.mercurius.rules;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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
        OptionalInt place, String what, String given, String expected, List<? extends AnyRule> rules)
        implements Serializable {
    /** Keeps its own copy of the rules. */
    public PositionProblem {
        Objects.requireNonNull(place, "place: null, expected a place or none");
        Objects.requireNonNull(what, "what: null, expected a text");
        Objects.requireNonNull(given, "given: null, expected a text");
        Objects.requireNonNull(expected, "expected: null, expected a text");
        List<AnyRule> copy = new ArrayList<>(Objects.requireNonNull(rules, "rules: null, expected a list"));
        copy.forEach(rule -> Objects.requireNonNull(rule, "one of rules: null, expected a rule"));
        rules = Collections.unmodifiableList(copy);
    }

    /** Everything in one English sentence. */
    public String message() {
        String where = place.isPresent() ? "position " + place.getAsInt() + ", " : "";
        String cited = rules.stream().map(AnyRule::id).collect(Collectors.joining(", ", " (", ")"));
        return where + what + ": " + given + ", expected " + expected + (rules.isEmpty() ? "" : cited);
    }

    private Object writeReplace() {
        return new Saved(
                place.isPresent() ? place.getAsInt() : null, what, given, expected, new ArrayList<AnyRule>(rules));
    }

    /** A problem as it is serialized: an {@link OptionalInt} cannot be. */
    private record Saved(@Nullable Integer place, String what, String given, String expected, ArrayList<AnyRule> rules)
            implements Serializable {
        private Object readResolve() {
            OptionalInt where = place == null ? OptionalInt.empty() : OptionalInt.of(place);
            return new PositionProblem(where, what, given, expected, rules);
        }
    }
}
