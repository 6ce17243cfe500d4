package io.github.mercurius.rules;

import io.github.mercurius.rules.NameProblem.Kind;
import io.github.mercurius.rules.internal.SafeText;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What players may be called: names that can be seen, that do nothing to the text around them, and that look different.
 *
 * <p>The set-up of each game says it in full. A message never repeats a character that is refused: it gives its code
 * point.
 */
final class NameCheck {
    /** As many marks as a letter of any script has. */
    private static final int MOST_MARKS = 4;

    private static final int BRAILLE_BLANK = 0x2800;
    private static final int EMOJI_PRESENTATION = 0xFE0F;
    private static final int NON_JOINER = 0x200C;
    private static final int JOINER = 0x200D;

    private NameCheck() {}

    /** What is wrong with names, by seat: the first thing. */
    static @Nullable NameProblem problem(List<String> names) {
        Map<String, Integer> seats = new HashMap<>();
        for (int seat = 0; seat < names.size(); seat++) {
            String name = names.get(seat);
            NameProblem problem = problem(seat, name.codePoints().toArray());
            if (problem != null) {
                return problem;
            }
            Integer other = seats.put(look(name), seat);
            if (other != null) {
                return new NameProblem(
                        Kind.TAKEN,
                        seat,
                        "names of seats " + other + " and " + seat,
                        '"' + names.get(other) + "\" and \"" + name + '"',
                        "names that look different");
            }
        }
        return null;
    }

    private static @Nullable NameProblem problem(int seat, int[] name) {
        if (name.length < 1 || name.length > AnySetup.LONGEST_NAME) {
            return problem(Kind.LENGTH, seat, name.length + " characters", "1 to " + AnySetup.LONGEST_NAME);
        }
        boolean seen = false;
        int marks = 0;
        int loose = -1;
        for (int position = 0; position < name.length; position++) {
            int character = name[position];
            boolean atEnd = position == 0 || position == name.length - 1;
            marks = isMark(character) ? marks + 1 : 0;
            loose = marks > MOST_MARKS || marks > position ? position : loose;
            boolean allowed = isAllowed(character) || isJoined(name, position);
            if (!allowed || (atEnd && isSpace(character))) {
                return problem(
                        Kind.CHARACTER,
                        seat,
                        String.format(Locale.ROOT, "U+%04X at position ", character) + position,
                        "characters that can be seen, and spaces between them");
            }
            seen |= !isSpace(character) && !isMark(character);
        }
        if (!seen) {
            return problem(Kind.NOTHING_SEEN, seat, "marks and spaces alone", "a character that can be seen");
        }
        return loose < 0
                ? null
                : problem(
                        Kind.MARK,
                        seat,
                        "a mark at position " + loose,
                        "marks on a letter before them, at most " + MOST_MARKS);
    }

    private static NameProblem problem(Kind kind, int seat, String given, String expected) {
        return new NameProblem(kind, seat, "name of seat " + seat, given, expected);
    }

    /** Whether an invisible character belongs to what stands around it, as people's own keyboards write it. */
    private static boolean isJoined(int[] name, int position) {
        int before = position > 0 ? name[position - 1] : ' ';
        int after = position + 1 < name.length ? name[position + 1] : ' ';
        return switch (name[position]) {
            case EMOJI_PRESENTATION -> joins(before);
            case JOINER, NON_JOINER -> (joins(before) || before == EMOJI_PRESENTATION) && joins(after);
            default -> false;
        };
    }

    /** Whether a character may be joined: an emoji, or a letter of a script without upper and lower case. */
    private static boolean joins(int character) {
        boolean hasCase = Character.toUpperCase(character) != Character.toLowerCase(character);
        return isAllowed(character) && !isSpace(character) && !hasCase;
    }

    private static boolean isAllowed(int character) {
        return !SafeText.isUnseen(character) && !isInvisible(character);
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

    /**
     * What two names have in common that look the same: one case, one form of each character, of dashes and of
     * apostrophes, single spaces, and nothing invisible.
     */
    private static String look(String name) {
        // Lower case first: there is a capital sharp s, which only its lower case turns into SS.
        String oneCase = compatible(name).toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT);
        StringBuilder look = new StringBuilder();
        compatible(oneCase).codePoints().filter(NameCheck::isAllowed).forEach(character -> {
            if (!isSpace(character)) {
                look.appendCodePoint(plain(character));
            } else if (look.length() == 0 || look.charAt(look.length() - 1) != ' ') {
                look.append(' ');
            }
        });
        return look.toString();
    }

    private static int plain(int character) {
        if (Character.getType(character) == Character.DASH_PUNCTUATION || character == 0x2212) {
            return '-';
        }
        return switch (character) {
            case 0x2018, 0x2019, 0x201B, 0x02BC, 0x2032 -> '\'';
            case 0x0130 -> 'I'; // the capital with a dot, of which the small letter is an i
            default -> character;
        };
    }

    /** The text with one form of each character: no ligatures, no full width, no Roman numerals of their own. */
    private static String compatible(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
