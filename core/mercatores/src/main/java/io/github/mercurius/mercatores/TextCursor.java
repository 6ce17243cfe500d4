package io.github.mercurius.mercatores;

import io.github.mercurius.common.Cursor;
import io.github.mercurius.common.PastedText;
import io.github.mercurius.rules.PositionProblem;
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
    private final PastedText value;

    /** A cursor at the start of a value that is called something. */
    TextCursor(PastedText value, String what) {
        super(value.value(), 0, value.value().length());
        this.what = what;
        this.value = value;
    }

    /** Says that something else was expected here. */
    Misread misread(String expected, Rule... rules) {
        return misread(place(), expected, rules);
    }

    /** Says that something else was expected at a place of the value. */
    Misread misread(int at, String expected, Rule... rules) {
        return new Misread(
                new PositionProblem(OptionalInt.of(value.place(at)), what, shown(at), expected, List.of(rules)));
    }

    @Override
    protected Misread failure(int at, String expected) {
        return misread(at, expected);
    }
}
