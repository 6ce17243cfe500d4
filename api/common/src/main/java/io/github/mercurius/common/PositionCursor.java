package io.github.mercurius.common;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionProblem;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;

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

    /** The number that comes next, in some bounds that a rule sets. */
    public final int number(int least, int most, String expected, AnyRule rule) {
        int start = place();
        int number = number();
        if (number < least || number > most) {
            throw misread(start, expected, rule);
        }
        return number;
    }

    /** The number that comes next, from 0 on. */
    public final int number(int most, AnyRule rule) {
        return number(0, most, "0 to " + most, rule);
    }

    /** The seat that comes next. */
    public final int seat(int players, AnyRule rule) {
        return number(0, players - 1, "a seat, 0 to " + (players - 1), rule);
    }

    /** How many there are of what comes next: the number before it, or one. */
    public final int count() {
        return isDigitNext() ? number() : 1;
    }

    /** How many things are not known, such as {@code 3?}, if that is what comes next. */
    public final OptionalInt unknown() {
        int start = place();
        int count = count();
        if (skip('?')) {
            return OptionalInt.of(count);
        }
        goBack(start);
        return OptionalInt.empty();
    }

    /** What is said of each seat, with slashes between the seats. */
    public final <S> void bySeat(S[] seats, Consumer<S> reader) {
        for (int seat = 0; seat < seats.length; seat++) {
            if (seat > 0 && !skip('/')) {
                throw misread("/ and the value for seat " + seat);
            }
            reader.accept(seats[seat]);
        }
        checkEnd("nothing more after the " + seats.length + " seats");
    }

    /** What is made of the names that are left, if it accepts them. */
    public final <T> T named(Function<List<String>, T> maker) {
        int start = place();
        try {
            return maker.apply(PositionLine.names(rest()));
        } catch (IllegalArgumentException refused) {
            throw misread(start, "names that are accepted [" + refused.getMessage() + "]");
        }
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
