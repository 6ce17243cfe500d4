package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnySetup;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What players may be called: names that can be seen, that do nothing to the text around them, and that look different.
 *
 * <p>The set-up of each game says it in full. A message never repeats a character that is refused: it gives its code
 * point.
 */
public final class PlayerNames {
    /** As many marks as a letter of any script has. */
    private static final int MOST_MARKS = 4;

    private static final int BRAILLE_BLANK = 0x2800;

    private PlayerNames() {}

    /** Refuses names, by seat, of which one cannot be shown or two look the same. */
    public static void check(List<String> names) {
        Map<String, Integer> seats = new HashMap<>();
        for (int seat = 0; seat < names.size(); seat++) {
            String name = names.get(seat);
            check("name of seat " + seat, name.codePoints().toArray());
            Integer other = seats.put(look(name), seat);
            if (other != null) {
                throw Arguments.failure(
                        "names of seats " + other + " and " + seat,
                        '"' + names.get(other) + "\" and \"" + name + '"',
                        "names that look different");
            }
        }
    }

    private static void check(String argument, int[] name) {
        Arguments.that(
                name.length >= 1 && name.length <= AnySetup.LONGEST_NAME,
                argument,
                name.length + " characters",
                "1 to " + AnySetup.LONGEST_NAME);
        boolean seen = false;
        int marks = 0;
        int loose = -1;
        for (int position = 0; position < name.length; position++) {
            int character = name[position];
            boolean atEnd = position == 0 || position == name.length - 1;
            marks = isMark(character) ? marks + 1 : 0;
            loose = marks > MOST_MARKS || marks > position ? position : loose;
            if (!isAllowed(character) || (atEnd && isSpace(character))) {
                throw Arguments.failure(
                        argument,
                        String.format(Locale.ROOT, "U+%04X at position ", character) + position,
                        "characters that can be seen, and spaces between them");
            }
            seen |= !isSpace(character) && !isMark(character);
        }
        Arguments.that(seen, argument, "marks and spaces alone", "a character that can be seen");
        Arguments.that(
                loose < 0,
                argument,
                "a mark at position " + loose,
                "marks on a letter before them, at most " + MOST_MARKS);
    }

    private static boolean isAllowed(int character) {
        return !isUnseen(character) && !isInvisible(character);
    }

    /** Whether a character is one that steers or separates, or none at all. */
    public static boolean isUnseen(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            default -> false;
        };
    }

    /** Whether nothing is drawn for a character, though its type is that of a letter, a mark or a symbol. */
    private static boolean isInvisible(int character) {
        return switch (character) {
            case 0x034F, // combining grapheme joiner
                    0x115F, // Hangul fillers
                    0x1160,
                    0x3164,
                    0xFFA0,
                    0x17B4, // Khmer inherent vowels
                    0x17B5,
                    0x16FE4, // Khitan filler
                    0x13441, // blanks of Egyptian hieroglyphs
                    0x13442,
                    0x1D159 -> true; // null notehead
            // variation selectors
            default ->
                (character >= 0x180B && character <= 0x180F)
                        || (character >= 0xFE00 && character <= 0xFE0F)
                        || (character >= 0xE0100 && character <= 0xE01EF);
        };
    }

    private static boolean isSpace(int character) {
        return Character.isSpaceChar(character) || character == BRAILLE_BLANK;
    }

    private static boolean isMark(int character) {
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    /** What two names have in common that look the same: one case, one form of each character, single spaces. */
    private static String look(String name) {
        // Lower case first: there is a capital sharp s, which only its lower case turns into SS.
        String oneCase = compatible(name).toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT);
        StringBuilder look = new StringBuilder();
        compatible(oneCase).codePoints().forEach(character -> {
            if (!isSpace(character)) {
                look.appendCodePoint(character);
            } else if (look.length() == 0 || look.charAt(look.length() - 1) != ' ') {
                look.append(' ');
            }
        });
        return look.toString();
    }

    /** The text with one form of each character: no ligatures, no full width, no Roman numerals of their own. */
    private static String compatible(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
