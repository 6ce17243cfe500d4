package io.github.mercurius.common;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A place in a text that moves on as words and numbers are read. */
public abstract class Cursor {
    private static final int MOST_DIGITS = 10;
    private static final int MOST_SHOWN = 20;

    private final String text;
    private final int end;
    private int place;

    /** A cursor at the start of a part of a text. */
    protected Cursor(String text, int start, int end) {
        this.text = text;
        this.place = start;
        this.end = end;
    }

    /** What to throw when a place has something else than was expected. */
    protected abstract RuntimeException failure(int at, String expected);

    /** The whole text. */
    protected final String text() {
        return text;
    }

    /** Whether so many characters are left. */
    protected final boolean has(int characters) {
        return place + characters <= end;
    }

    /** The beginning of what stands at a place, safe to print. */
    protected final String shown(int at) {
        return at == end ? "nothing" : SafeText.of(text.substring(at, end), MOST_SHOWN);
    }

    /** Whether all is read. */
    public final boolean atEnd() {
        return place == end;
    }

    /** Where it is, from the start of the whole text. */
    public final int place() {
        return place;
    }

    /** Goes back to a place before. */
    public final void goBack(int to) {
        place = to;
    }

    /** All that is left, which is then behind. */
    public final String rest() {
        String rest = text.substring(place, end);
        place = end;
        return rest;
    }

    /** Whether a sign comes next. */
    public final boolean isNext(char sign) {
        return place < end && text.charAt(place) == sign;
    }

    /** Whether a sign comes next, which is then behind. */
    public final boolean skip(char sign) {
        boolean found = isNext(sign);
        place += found ? 1 : 0;
        return found;
    }

    /** Whether a word comes next, which is then behind. */
    public final boolean skip(String word) {
        boolean found = text.startsWith(word, place) && has(word.length());
        place += found ? word.length() : 0;
        return found;
    }

    /** Whether a digit comes next. */
    public final boolean isDigitNext() {
        return place < end && text.charAt(place) >= '0' && text.charAt(place) <= '9';
    }

    /** The number that comes next, which is then behind. */
    public final int number() {
        int start = place;
        long number = 0;
        while (isDigitNext()) {
            number = 10 * number + (text.charAt(place++) - '0');
            if (place - start > MOST_DIGITS || number > Integer.MAX_VALUE) {
                throw failure(start, "a number up to " + Integer.MAX_VALUE);
            }
        }
        boolean leadingZero = place - start > 1 && text.charAt(start) == '0';
        if (place == start || leadingZero) {
            throw failure(start, "a number without leading zeros");
        }
        return (int) number;
    }

    /** What comes next up to a comma, which is then behind. */
    public final String item() {
        int start = place;
        while (place < end && text.charAt(place) != ',') {
            place++;
        }
        return text.substring(start, place);
    }

    /** The letters and digits that come next, which are then behind. */
    public final String code() {
        int start = place;
        while (place < end && Character.isLetterOrDigit(text.charAt(place))) {
            place++;
        }
        return text.substring(start, place);
    }

    /** One of some constants by its name. */
    public final <E extends Enum<E>> E constant(List<E> constants, String expected) {
        for (E constant : constants) {
            if (skip(constant.name())) {
                return constant;
            }
        }
        throw failure(place, expected);
    }

    /** Items with commas between them, as long as there are commas. */
    public final <T> List<T> list(Supplier<T> item) {
        List<T> items = new ArrayList<>();
        do {
            items.add(item.get());
        } while (skip(','));
        return items;
    }

    /** Refuses whatever is left. */
    public final void checkEnd(String expected) {
        if (!atEnd()) {
            throw failure(place, expected);
        }
    }
}
