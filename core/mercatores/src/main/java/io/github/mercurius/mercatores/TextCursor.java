package io.github.mercurius.mercatores;
import io.github.mercurius.rules.PositionProblem;

import io.github.mercurius.common.Cursor;
import java.util.List;
import java.util.OptionalInt;

/** A place in the text of a position that moves on as codes and numbers are read. */
final class TextCursor extends Cursor {
    /** What stops the reading of one part. */
    static final class Misread extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient PositionProblem problem;

        private Misread(PositionProblem problem) {
            super(problem.message(), null, false, false);
            this.problem = problem;
        }

        PositionProblem problem() {
            return problem;
        }
    }

    private final String what;

    /** A cursor at the start of a value that is called something. */
    TextCursor(String text, String what, int start, int end) {
        super(text, start, end);
        this.what = what;
    }

    /** Says that something else was expected here. */
    Misread misread(String expected, Rule... rules) {
        return misread(place(), expected, rules);
    }

    /** Says that something else was expected at a place. */
    Misread misread(int at, String expected, Rule... rules) {
        return new Misread(new PositionProblem(OptionalInt.of(at), what, shown(at), expected, List.of(rules)));
    }

    @Override
    protected Misread failure(int at, String expected) {
        return misread(at, expected);
    }
}
