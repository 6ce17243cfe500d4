package io.github.mercurius.core;

/** Text from a bot, made safe to print: short, on one line, and every character in it shows. */
final class SafeText {
    /** The most characters that anything reported of a bot has. */
    static final int MOST = 300;

    private static final String CUT = "…";

    private SafeText() {}

    /** The text with control, format and other invisible characters as {@code \}{@code u202e}, cut to a length. */
    static String of(String text, int most) {
        StringBuilder safe = new StringBuilder();
        int fits = 0;
        for (int at = 0; at < text.length(); ) {
            int character = text.codePointAt(at);
            append(safe, character);
            if (safe.length() > most) {
                // what fits stops between two characters, so that none is half an escape or half a pair
                return safe.substring(0, fits) + CUT;
            }
            if (safe.length() <= most - CUT.length()) {
                fits = safe.length();
            }
            at += Character.charCount(character);
        }
        return safe.toString();
    }

    private static void append(StringBuilder safe, int character) {
        if (isVisible(character)) {
            safe.appendCodePoint(character);
            return;
        }
        for (char unit : Character.toChars(character)) {
            safe.append("\\u").append(Integer.toHexString(0x10000 | unit).substring(1));
        }
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
