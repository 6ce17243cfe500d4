package io.github.mercurius.common;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionProblem;
import java.util.Arrays;
import java.util.OptionalInt;

/** A place in the text of a position that moves on as codes and numbers are read. */
public class PositionCursor extends Cursor {
    /** What stops the reading of one part. */
    public static final class Misread extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient PositionProblem problem;

        private Misread(PositionProblem problem) {
            super(problem.message(), null, false, false);
            this.problem = problem;
        }

        /** What is wrong, and where. */
        public PositionProblem problem() {
            return problem;
        }
    }

    private final String what;
    private final PastedText value;

    /** A cursor at the start of a value that is called something. */
    public PositionCursor(PastedText value, String what) {
        super(value.value(), 0, value.value().length());
        this.what = what;
        this.value = value;
    }

    /** Says that something else was expected here. */
    public final Misread misread(String expected, AnyRule... rules) {
        return misread(place(), expected, rules);
    }

    /** Says that something else was expected at a place of the value. */
    public final Misread misread(int at, String expected, AnyRule... rules) {
        OptionalInt place = OptionalInt.of(value.place(at));
        return new Misread(new PositionProblem(place, what, shown(at), expected, Arrays.asList(rules)));
    }

    @Override
    protected final Misread failure(int at, String expected) {
        return misread(at, expected);
    }
}
