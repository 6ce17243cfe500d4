package io.github.mercurius.mercado;

import io.github.mercurius.common.SafeText;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** A place in the text of a position that moves on as codes and numbers are read. */
final class TextCursor {
    private static final int MOST_DIGITS = 10;
    private static final int MOST_SHOWN = 20;

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

    private final String text;
    private final String what;
    private final int end;
    private int place;

    /** A cursor at the start of a value that is called something. */
    TextCursor(String text, String what, int start, int end) {
        this.text = text;
        this.what = what;
        this.place = start;
        this.end = end;
    }

    boolean atEnd() {
        return place == end;
    }

    int place() {
        return place;
    }

    void goBack(int to) {
        place = to;
    }

    /** All that is left, which is then behind. */
    String rest() {
        String rest = text.substring(place, end);
        place = end;
        return rest;
    }

    boolean isNext(char sign) {
        return place < end && text.charAt(place) == sign;
    }

    /** Whether a sign comes next, which is then behind. */
    boolean skip(char sign) {
        boolean found = isNext(sign);
        place += found ? 1 : 0;
        while (found && isNext(PastedText.IN_VALUE)) {
            place++;
        }
        return found;
    }

    /** Whether a word comes next, which is then behind. */
    boolean skip(String word) {
        boolean found = text.startsWith(word, place) && place + word.length() <= end;
        place += found ? word.length() : 0;
        return found;
    }

    boolean isDigitNext() {
        return place < end && text.charAt(place) >= '0' && text.charAt(place) <= '9';
    }

    int number() {
        int start = place;
        long number = 0;
        while (isDigitNext()) {
            number = 10 * number + (text.charAt(place++) - '0');
            if (place - start > MOST_DIGITS || number > Integer.MAX_VALUE) {
                throw misread(start, "a number up to " + Integer.MAX_VALUE);
            }
        }
        boolean leadingZero = place - start > 1 && text.charAt(start) == '0';
        if (place == start || leadingZero) {
            throw misread(start, "a number without leading zeros");
        }
        return (int) number;
    }

    /** What comes next up to a comma, which is then behind. */
    String item() {
        int start = place;
        while (place < end && text.charAt(place) != ',') {
            place++;
        }
        return text.substring(start, place);
    }

    /** The letters and digits that come next, which are then behind. */
    String code() {
        int start = place;
        while (place < end && Character.isLetterOrDigit(text.charAt(place))) {
            place++;
        }
        return text.substring(start, place);
    }

    /** One of some constants by its name. */
    <E extends Enum<E>> E constant(List<E> constants, String expected) {
        for (E constant : constants) {
            if (skip(constant.name())) {
                return constant;
            }
        }
        throw misread(expected);
    }

    /** Items with commas between them, as long as there are commas. */
    <T> List<T> list(Supplier<T> item) {
        List<T> items = new ArrayList<>();
        do {
            items.add(item.get());
        } while (skip(','));
        return items;
    }

    void checkEnd(String expected) {
        if (!atEnd()) {
            throw misread(expected);
        }
    }

    /** Says that something else was expected here. */
    Misread misread(String expected, Rule... rules) {
        return misread(place, expected, rules);
    }

    /** Says that something else was expected at a place. */
    Misread misread(int at, String expected, Rule... rules) {
        String given = at == end ? "nothing" : SafeText.of(text.substring(at, end), MOST_SHOWN);
        return new Misread(new PositionProblem(OptionalInt.of(at), what, given, expected, List.of(rules)));
    }
}
