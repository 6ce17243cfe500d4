package io.github.mercurius.mercado;

import java.util.Arrays;

/**
 * Mends the text of a position that was pasted from a chat or a page: other dashes for the minus sign, other spaces,
 * and lines that were wrapped in the middle of a value. Places stay where they are.
 *
 * <p>A space in a value means nothing only after a comma or a slash, where the value goes on, and not if a part such as
 * {@code side=} comes next. Names keep their dashes.
 */
final class PastedText {
    /** What stands for a space inside a value, which the reader skips: no text has it. */
    static final char IN_VALUE = '\u0001';

    private static final String NAMES = PositionPart.NAMES.key + "=";

    private final char[] text;

    private PastedText(String text) {
        this.text = text.toCharArray();
    }

    /** The text as it was meant; the same if there is nothing to mend. */
    static String mended(String text) {
        return text.length() > PositionFields.LONGEST ? text : new PastedText(text).mended();
    }

    private String mended() {
        boolean inNames = startsWith(0, NAMES);
        for (int i = 0; i < text.length; i++) {
            if (isSpace(text[i])) {
                int end = endOfSpaces(i);
                boolean inValue = isInValue(i, end);
                Arrays.fill(text, i, end, inValue ? IN_VALUE : ' ');
                inNames = inValue ? inNames : startsWith(end, NAMES);
                i = end - 1;
            } else if (!inNames && isDash(text[i])) {
                text[i] = '-';
            }
        }
        return new String(text);
    }

    private int endOfSpaces(int start) {
        int end = start;
        while (end < text.length && isSpace(text[end])) {
            end++;
        }
        return end;
    }

    /** Whether a value goes on behind some spaces. */
    private boolean isInValue(int start, int end) {
        boolean open = start > 0 && (text[start - 1] == ',' || text[start - 1] == '/');
        return open && end < text.length && !isPart(end);
    }

    private boolean isPart(int place) {
        for (PositionPart part : PositionPart.values()) {
            if (startsWith(place, part.key + "=")) {
                return true;
            }
        }
        return false;
    }

    private boolean startsWith(int place, String start) {
        return new String(text, place, Math.min(start.length(), text.length - place)).equals(start);
    }

    private static boolean isSpace(char character) {
        return Character.isSpaceChar(character) || character == '\t' || character == '\n' || character == '\r';
    }

    private static boolean isDash(char character) {
        return Character.getType(character) == Character.DASH_PUNCTUATION || character == '\u2212';
    }
}
