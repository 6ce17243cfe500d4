package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToIntBiFunction;

/** The problems of a position as they are found, each with the key of the part that it is in. */
public final class Problems {
    /** Where a part is not one seat's. */
    public static final int NO_SEAT = -1;

    private record Found(String part, int seat, PositionProblem problem) {}

    private final List<Found> found = new ArrayList<>();

    /** Whether there is none. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** Adds a problem of the whole table. */
    public void add(String part, String what, Object given, String expected, AnyRule... rules) {
        add(part, NO_SEAT, what, given, expected, rules);
    }

    /** Adds a problem of a seat, which it names. */
    public void addOfSeat(String part, int seat, String what, Object given, String expected, AnyRule... rules) {
        add(part, seat, what + " of seat " + seat, given, expected, rules);
    }

    /** Adds a problem in what a part says of a seat. */
    public void add(String part, int seat, String what, Object given, String expected, AnyRule... rules) {
        String said = SafeText.of(String.valueOf(given), SafeText.MOST);
        PositionProblem problem = new PositionProblem(OptionalInt.empty(), what, said, expected, Arrays.asList(rules));
        found.add(new Found(part, seat, problem));
    }

    /** The problems, without places. */
    public List<PositionProblem> toList() {
        List<PositionProblem> problems = new ArrayList<>();
        found.forEach(each -> problems.add(each.problem));
        return problems;
    }

    /** The problems with their places in a text, which a function knows by part and seat. */
    public List<PositionProblem> toList(ToIntBiFunction<String, Integer> places) {
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
    public void throwIfAny() {
        if (!found.isEmpty()) {
            throw new PositionException(toList());
        }
    }
}
