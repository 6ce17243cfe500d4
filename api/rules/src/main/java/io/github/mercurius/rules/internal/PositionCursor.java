package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** A place in the text of a position that moves on as codes and numbers are read. */
public final class PositionCursor {
    private static final int MOST_DIGITS = 10;
    private static final int MOST_SHOWN = 20;

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
    private final String text;
    private final int end;
    private int place;

    /** A cursor at the start of a value that is called something. */
    public PositionCursor(PositionFields.Value value, String what) {
        this.what = what;
        text = value.text();
        place = value.start();
        end = value.end();
    }

    /** Whether a value goes on after a sign and white space. */
    static boolean isWrap(char sign) {
        return sign == ',' || sign == '/';
    }

    static boolean isSpace(char character) {
        return character == ' ' || character == '\t' || character == '\n' || character == '\r';
    }

    /** Whether all is read. */
    public boolean atEnd() {
        return place == end;
    }

    /** Where it is, from the start of the whole text. */
    public int place() {
        return place;
    }

    /** All that is left, which is then behind. */
    public String rest() {
        String rest = text.substring(place, end);
        place = end;
        return rest;
    }

    /** Whether a sign comes next. */
    public boolean isNext(char sign) {
        return place < end && text.charAt(place) == sign;
    }

    /**
     * Whether a sign comes next, which is then behind; with the white space after it if a line can be wrapped there.
     */
    public boolean skip(char sign) {
        boolean found = isNext(sign);
        place += found ? 1 : 0;
        while (found && isWrap(sign) && place < end && isSpace(text.charAt(place))) {
            place++;
        }
        return found;
    }

    /** Whether a word comes next, which is then behind. */
    public boolean skip(String word) {
        boolean found = text.startsWith(word, place) && place + word.length() <= end;
        place += found ? word.length() : 0;
        return found;
    }

    private boolean isDigitNext() {
        return place < end && text.charAt(place) >= '0' && text.charAt(place) <= '9';
    }

    /** The number that comes next, which is then behind. */
    public int number() {
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
    public String item() {
        int start = place;
        while (place < end && text.charAt(place) != ',') {
            place++;
        }
        return text.substring(start, place);
    }

    /** The letters and digits that come next, which are then behind. */
    public String code() {
        int start = place;
        while (place < end && Character.isLetterOrDigit(text.charAt(place))) {
            place++;
        }
        return text.substring(start, place);
    }

    /** One of some constants by its name. */
    public <E extends Enum<E>> E constant(List<E> constants, String expected) {
        return one(constants, Enum::name, expected);
    }

    /** One of some things by its code. */
    public <T> T one(List<T> things, Function<? super T, String> code, String expected) {
        for (T thing : things) {
            if (skip(code.apply(thing))) {
                return thing;
            }
        }
        throw misread(expected);
    }

    /** Items with commas between them, as long as there are commas. */
    public <T> List<T> list(Supplier<T> item) {
        List<T> items = new ArrayList<>();
        do {
            items.add(item.get());
        } while (skip(','));
        return Collections.unmodifiableList(items);
    }

    /** Refuses whatever is left. */
    public void checkEnd(String expected) {
        if (!atEnd()) {
            throw misread(place, expected);
        }
    }

    /** The number that comes next, in some bounds that a rule sets. */
    public int number(int least, int most, String expected, AnyRule rule) {
        int start = place;
        int number = number();
        if (number < least || number > most) {
            throw misread(start, expected, rule);
        }
        return number;
    }

    /** The number that comes next, from 0 on. */
    public int number(int most, AnyRule rule) {
        return number(0, most, "0 to " + most, rule);
    }

    /** The seat that comes next. */
    public int seat(int players, AnyRule rule) {
        return number(0, players - 1, "a seat, 0 to " + (players - 1), rule);
    }

    /** How many there are of what comes next: the number before it, or one. */
    private int count() {
        return isDigitNext() ? number() : 1;
    }

    /**
     * Things of some kinds, each kind with a number before it if there are several; or {@code -} for none.
     *
     * @param kind reads a kind
     * @param most how many there can be of a kind
     * @param rule what more of a kind breaks
     */
    public <K> List<K> counted(Supplier<K> kind, ToIntFunction<K> most, Function<K, AnyRule> rule) {
        if (skip(PositionLine.NOTHING)) {
            return List.of();
        }
        List<K> things = new ArrayList<>();
        do {
            int start = place;
            int count = count();
            K one = kind.get();
            if (count > most.applyAsInt(one) - Collections.frequency(things, one)) {
                throw misread(start, "fewer of one kind", rule.apply(one));
            }
            things.addAll(Collections.nCopies(count, one));
        } while (skip(','));
        return things;
    }

    /** How many things are not known, such as {@code 3?}, if that is what comes next. */
    public OptionalInt unknown() {
        int start = place;
        int count = count();
        if (skip('?')) {
            return OptionalInt.of(count);
        }
        place = start;
        return OptionalInt.empty();
    }

    /** What is said of each seat, with slashes between the seats. */
    public <S> void bySeat(S[] seats, Consumer<S> reader) {
        for (int seat = 0; seat < seats.length; seat++) {
            if (seat > 0 && !skip('/')) {
                throw misread("/ and the value for seat " + seat);
            }
            reader.accept(seats[seat]);
        }
        checkEnd("nothing more after the " + seats.length + " seats");
    }

    /** What is made of the names that are left, if it accepts them. */
    public <T> T named(Function<List<String>, T> maker) {
        int start = place;
        try {
            return maker.apply(PositionLine.names(rest()));
        } catch (IllegalArgumentException refused) {
            throw misread(start, "names that are accepted [" + refused.getMessage() + "]");
        }
    }

    /** Says that something else was expected here. */
    public Misread misread(String expected, AnyRule... rules) {
        return misread(place, expected, rules);
    }

    /** Says that something else was expected at a place of the value. */
    public Misread misread(int at, String expected, AnyRule... rules) {
        String shown = at == end ? "nothing" : SafeText.of(text.substring(at, end), MOST_SHOWN);
        return new Misread(new PositionProblem(OptionalInt.of(at), what, shown, expected, Arrays.asList(rules)));
    }
}
