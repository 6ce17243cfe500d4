package io.github.mercurius.rules.internal;

/** Writes characters as numbers, such as {@code \}{@code u202e}. */
final class Escape {
    private Escape() {}

    /** Appends a text in printable ASCII, which is another one for each text. */
    static void ascii(String text, StringBuilder ascii) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character >= ' ' && character < 0x7f && character != '\\') {
                ascii.append(character);
            } else {
                append(ascii, character);
            }
        }
    }

    static void append(StringBuilder text, char character) {
        text.append("\\u").append(Integer.toHexString(0x10000 | character).substring(1));
    }
}
