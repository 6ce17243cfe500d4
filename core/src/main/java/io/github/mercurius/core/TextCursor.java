package io.github.mercurius.core;

import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.common.SafeText;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A place in the text of a position that moves on as codes and numbers are read. */
final class TextCursor {
    private static final int MOST_DIGITS = 10;
    private static final int MOST_SHOWN = 20;
    private static final int CARD_CODE = 8;
    private static final int SLOTS = 256;
    private static final @Nullable PriceCard[] CARDS = cardsBySlot();

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

    private static @Nullable PriceCard[] cardsBySlot() {
        @Nullable PriceCard[] cards = new PriceCard[SLOTS];
        PriceCard.all().forEach(card -> cards[slot(card.code(), 0)] = card);
        return cards;
    }

    /**
     * A number that is another one for each card: of the chamber's first letter, the sign, the commodity's first
     * letter.
     */
    private static int slot(String text, int start) {
        int commodity = text.charAt(start + 4);
        int letter = (commodity >> 4 & 1) | (commodity >> 1 & 2);
        return (text.charAt(start) & 31) << 3 | (text.charAt(start + 3) & 4) | letter;
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

    PriceCard card() {
        PriceCard card = cardOrNull();
        if (card == null) {
            throw misread("the code of a price card, such as AMS+SIL-");
        }
        return card;
    }

    @Nullable
    PriceCard cardOrNull() {
        PriceCard card = place + CARD_CODE <= end ? CARDS[slot(text, place)] : null;
        if (card == null || !text.startsWith(card.code(), place)) {
            return null;
        }
        place += CARD_CODE;
        return card;
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
