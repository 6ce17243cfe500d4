package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/** What the text of a position says in one of its parts, or a piece of it, with its place. */
public final class PositionValue {
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]*");
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

    private final String part;
    private final String text;
    private final int place;

    /**
     * What a part says.
     *
     * @param place where it begins in the whole text
     */
    public PositionValue(String part, String text, int place) {
        this.part = part;
        this.text = text;
        this.place = place;
    }

    /** The text itself. */
    public String text() {
        return text;
    }

    /** Where it begins in the whole text. */
    int place() {
        return place;
    }

    /** Whether it stands for a list with nothing in it. */
    public boolean isNothing() {
        return text.equals(PositionLine.NOTHING);
    }

    /** What it says between two places in it. */
    public PositionValue piece(int from, int to) {
        return new PositionValue(part, text.substring(from, to), place + from);
    }

    /** What it says from a place in it on. */
    public PositionValue from(int start) {
        return piece(start, text.length());
    }

    /** The pieces between signs; white space after a sign belongs to none, so that a line can be wrapped there. */
    private List<PositionValue> split(char sign) {
        List<PositionValue> pieces = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf(sign); end >= 0; end = text.indexOf(sign, start)) {
            pieces.add(piece(start, end));
            start = end + 1;
            while (start < text.length() && PositionFields.isSpace(text.charAt(start))) {
                start++;
            }
        }
        pieces.add(from(start));
        return pieces;
    }

    /** A number from 0 on. */
    public int number() {
        if (!NUMBER.matcher(text).matches()) {
            throw misread("a number without leading zeros");
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException tooLarge) {
            throw misread("a number up to " + Integer.MAX_VALUE);
        }
    }

    /** A number in some bounds that a rule sets. */
    public int number(int least, int most, String expected, AnyRule rule) {
        int number = number();
        if (number < least || number > most) {
            throw misread(expected, rule);
        }
        return number;
    }

    /** A number from 0 to the highest that a rule allows. */
    public int number(int most, AnyRule rule) {
        return number(0, most, "0 to " + most, rule);
    }

    /** A seat. */
    public int seat(int players, AnyRule rule) {
        return number(0, players - 1, "a seat, 0 to " + (players - 1), rule);
    }

    /** One of some constants by its name. */
    public <E extends Enum<E>> E constant(List<E> constants, String expected) {
        return one(constants, Enum::name, expected);
    }

    /** One of some things by its code. */
    public <T> T one(List<T> things, Function<? super T, String> code, String expected) {
        for (T thing : things) {
            if (code.apply(thing).equals(text)) {
                return thing;
            }
        }
        throw misread(expected);
    }

    /** The items of a list, which have commas between them. */
    public List<PositionValue> items() {
        return split(',');
    }

    /** What the items of a list say. */
    public <T> List<T> list(Function<PositionValue, T> item) {
        List<T> items = new ArrayList<>();
        items().forEach(piece -> items.add(item.apply(piece)));
        return Collections.unmodifiableList(items);
    }

    /**
     * Things of some kinds, each kind with a number before it if there are several; or {@code -} for none.
     *
     * @param kind reads a kind
     * @param most how many there can be of a kind
     * @param rule what more of a kind breaks
     */
    public <K> List<K> counted(Function<PositionValue, K> kind, ToIntFunction<K> most, Function<K, AnyRule> rule) {
        if (isNothing()) {
            return List.of();
        }
        List<K> things = new ArrayList<>();
        for (PositionValue item : items()) {
            int digits = 0;
            while (digits < item.text.length() && Character.isDigit(item.text.charAt(digits))) {
                digits++;
            }
            int count = digits == 0 ? 1 : item.piece(0, digits).number();
            K one = kind.apply(item.from(digits));
            if (count > most.applyAsInt(one) - Collections.frequency(things, one)) {
                throw item.misread("fewer of one kind", rule.apply(one));
            }
            things.addAll(Collections.nCopies(count, one));
        }
        return things;
    }

    /** How many things are not known, such as {@code 3?}, if it says that. */
    public OptionalInt unknown() {
        if (!text.endsWith("?")) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(
                text.length() == 1 ? 1 : piece(0, text.length() - 1).number());
    }

    /** What is said of each seat, with slashes between the seats. */
    public <S> void bySeat(S[] seats, BiConsumer<S, PositionValue> reader) {
        List<PositionValue> values = split('/');
        if (values.size() != seats.length) {
            throw misread("a value for each of " + seats.length + " seats, with / between them");
        }
        for (int seat = 0; seat < seats.length; seat++) {
            reader.accept(seats[seat], values.get(seat));
        }
    }

    /** Says that something else was expected here. */
    public Misread misread(String expected, AnyRule... rules) {
        String shown = text.isEmpty() ? "nothing" : SafeText.of(text, MOST_SHOWN);
        return new Misread(new PositionProblem(OptionalInt.of(place), part, shown, expected, Arrays.asList(rules)));
    }
}
