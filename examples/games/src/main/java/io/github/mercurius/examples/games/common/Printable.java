package io.github.mercurius.examples.games.common;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Text that a terminal only shows. What would steer the terminal, turn the text around, hide in it or begin a new line
 * is written as JSON would escape it, such as {@code \u001B}.
 *
 * <p>All text from a file, an argument or another person goes through here before it is printed.
 */
public final class Printable {
    /**
     * Controls, formats, halves of pairs, private and unknown characters, and ends of lines; then what has no width.
     */
    private static final String OTHERS =
            "[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}"
                    + "\\x{180B}-\\x{180F}\\x{3164}\\x{FE00}-\\x{FE0F}\\x{FFA0}\\x{E0100}-\\x{E01EF}]";

    private static final Pattern IN_A_LINE = Pattern.compile(OTHERS);
    private static final Pattern IN_LINES =
            Pattern.compile("(?!\n|" + Pattern.quote(System.lineSeparator()) + ")" + OTHERS);

    private Printable() {}

    /** A text in one line. */
    public static String of(Object text) {
        return escaped(IN_A_LINE, text.toString());
    }

    /**
     * A text in one line of at most so many characters before escapes; what is in the middle of a longer one is left
     * out.
     */
    public static String of(Object text, int most) {
        String all = text.toString();
        return all.length() <= most
                ? of(all)
                : of(all.substring(0, most / 2)) + "…" + of(all.substring(all.length() - most / 2));
    }

    /** A text in as many lines as it has. */
    public static String lines(String text) {
        return escaped(IN_LINES, text);
    }

    private static String escaped(Pattern unprintable, String text) {
        return unprintable.matcher(text).replaceAll(Printable::escape);
    }

    private static String escape(MatchResult character) {
        return character
                .group()
                .chars()
                .mapToObj(unit -> String.format("\\u%04X", unit))
                .collect(Collectors.collectingAndThen(Collectors.joining(), Matcher::quoteReplacement));
    }
}
