package io.github.mercurius.core;

import io.github.mercurius.api.Rule;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToIntBiFunction;

/** The problems of a position as they are found, each with the part that it is in. */
final class Problems {
    /** Where a part is not one seat's. */
    static final int NO_SEAT = -1;

    private record Found(PositionPart part, int seat, PositionProblem problem) {}

    private final List<Found> found = new ArrayList<>();

    boolean isEmpty() {
        return found.isEmpty();
    }

    /** Whether one of them cites a rule. */
    boolean cite(Rule rule) {
        return found.stream().anyMatch(each -> each.problem.rules().contains(rule));
    }

    void add(PositionPart part, String what, Object given, String expected, Rule... rules) {
        add(part, NO_SEAT, what, given, expected, rules);
    }

    void addOfSeat(PositionPart part, int seat, String what, Object given, String expected, Rule... rules) {
        add(part, seat, what + " of seat " + seat, given, expected, rules);
    }

    void add(PositionPart part, int seat, String what, Object given, String expected, Rule... rules) {
        OptionalInt nowhere = OptionalInt.empty();
        String said = String.valueOf(given);
        found.add(new Found(part, seat, new PositionProblem(nowhere, what, said, expected, List.of(rules))));
    }

    List<PositionProblem> toList() {
        List<PositionProblem> problems = new ArrayList<>();
        found.forEach(each -> problems.add(each.problem));
        return problems;
    }

    /** The problems with their places in a text, which a function knows by part and seat. */
    List<PositionProblem> toList(ToIntBiFunction<PositionPart, Integer> places) {
        List<PositionProblem> problems = new ArrayList<>();
        for (Found each : found) {
            PositionProblem problem = each.problem;
            OptionalInt place = OptionalInt.of(places.applyAsInt(each.part, each.seat));
            problems.add(
                    new PositionProblem(place, problem.what(), problem.given(), problem.expected(), problem.rules()));
        }
        return problems;
    }

    /** Refuses a position in which something is wrong. */
    void throwIfAny() {
        if (!found.isEmpty()) {
            throw new PositionException(toList());
        }
    }
}
