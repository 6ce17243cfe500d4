package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * What the text of a position says in one of its parts, or a piece of it.
 *
 * @param part the key of the part
 * @param text what it says
 * @param place where it begins in the whole text
 */
public record PositionValue(String part, String text, int place) {
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]*");
    private static final int MOST_SHOWN = 20;

    /** What it says between two places in it. */
    public PositionValue piece(int from, int to) {
        return new PositionValue(part, text.substring(from, to), place + from);
    }

    /** What it says from a place in it on. */
    public PositionValue from(int start) {
        return piece(start, text.length());
    }

    /** The pieces between signs; white space after a sign belongs to none, so that a line can be wrapped there. */
    public List<PositionValue> split(char sign) {
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

    /** What to throw if something else was expected here. */
    public PositionException misread(String expected, AnyRule... rules) {
        String shown = text.isEmpty() ? "nothing" : SafeText.of(text, MOST_SHOWN);
        OptionalInt at = OptionalInt.of(place);
        return new PositionException(List.of(new PositionProblem(at, part, shown, expected, Arrays.asList(rules))));
    }
}
