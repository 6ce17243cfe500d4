package io.github.mercurius.common;

/** The beginning of a text from outside, short enough for a message. */
public final class Excerpt {
    private static final int MOST_SHOWN = 60;

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
            if (PlayerNames.isUnseen(character)) {
                Escape.append(quoted, character);
            } else {
                quoted.append(character);
            }
        }
        return quoted.append('"').toString();
    }

    /** Says what was read in a text, where, and what was expected there. */
    public static String unread(String text, int position, String read, String expected) {
        return quoted(text) + " at position " + position + ": "
                + (read.isEmpty() ? "the text ends" : "read " + quoted(read)) + ", expected " + expected;
    }
}
