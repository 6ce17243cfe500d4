package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.NotationException;
import java.util.List;
import java.util.function.Function;

/** The beginning of a text from outside, short enough for a message. */
public final class Excerpt {
    private static final int MOST_SHOWN = 60;
    private static final int MOST_SAID = 700;
    /** More than any action or list of pieces has. */
    private static final int LONGEST_NOTATION = 4_000;

    private Excerpt() {}

    /** The beginning of a text that is safe to show. */
    public static String of(String text) {
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
    }

    /** The beginning of a text in quotes, with a number for each character that cannot be seen. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        String start = of(text);
        for (int i = 0; i < start.length(); i++) {
            char character = start.charAt(i);
            if (SafeText.isUnseen(character)) {
                SafeText.escape(quoted, character);
            } else {
                quoted.append(character);
            }
        }
        return quoted.append('"').toString();
    }

    /** A text that is to be read as a notation, refused before it is read if it is longer than any. */
    public static String notation(String text) {
        if (Arguments.notNull(text, "notation").length() > LONGEST_NOTATION) {
            String expected = "at most " + LONGEST_NOTATION;
            throw new NotationException(
                    quoted(text) + ": " + text.length() + " characters, expected " + expected,
                    text,
                    LONGEST_NOTATION,
                    expected);
        }
        return text;
    }

    /** Says what was read in a text, where, and what was expected there. */
    public static String unread(String text, int position, String read, String expected) {
        return quoted(text) + " at position " + position + ": "
                + (read.isEmpty() ? "the text ends" : "read " + quoted(read)) + ", expected " + expected;
    }

    /** All problems in one message, or as many of them as a message can hold; at least one. */
    public static <P> String problems(List<P> problems, Function<P, String> text) {
        StringBuilder message = new StringBuilder(problems.size() == 1 ? "" : problems.size() + " problems: ");
        int said = 0;
        for (P problem : problems) {
            String next = text.apply(problem);
            if (said > 0 && message.length() + next.length() > MOST_SAID) {
                return message.append("; and ")
                        .append(problems.size() - said)
                        .append(" more")
                        .toString();
            }
            message.append(said++ == 0 ? "" : "; ").append(next);
        }
        return message.toString();
    }
}
