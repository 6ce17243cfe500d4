package io.github.mercurius.rules.internal;

/** Text from outside, made safe to print: short, on one line, and every character in it shows. */
public final class SafeText {
    /** The most characters that anything reported of a bot has. */
    public static final int MOST = 300;

    private static final String CUT = "…";

    private SafeText() {}

    /** The text with control, format and other invisible characters as {@code \}{@code u202e}, cut to a length. */
    public static String of(String text, int most) {
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

    private static void append(StringBuilder safe, int character) {
        if (isVisible(character)) {
            safe.appendCodePoint(character);
            return;
        }
        for (char unit : Character.toChars(character)) {
            escape(safe, unit);
        }
    }

    /** Appends a character as a number, such as {@code \}{@code u202e}. */
    static void escape(StringBuilder text, char character) {
        text.append("\\u").append(Integer.toHexString(0x10000 | character).substring(1));
    }

    /** Whether a character shows: of those beyond ASCII the letters and digits that do not look blank. */
    private static boolean isVisible(int character) {
        if (character < 0x7f) {
            return character >= ' ';
        }
        return character <= Character.MAX_VALUE
                && (Character.isLetterOrDigit(character) || character == '…')
                && !isFiller(character);
    }

    private static boolean isFiller(int character) {
        return character == 0x115f || character == 0x1160 || character == 0x3164 || character == 0xffa0;
    }
}
