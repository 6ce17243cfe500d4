package io.github.mercurius.rules;

import java.util.Locale;

/** What a tag may be called, and what it may say: text that can stand in any line and hides nothing. */
final class NoteText {
    private NoteText() {}

    static void checkName(String name) {
        boolean safe = !name.isEmpty() && name.length() <= Note.Tag.LONGEST_NAME && isLetter(name.charAt(0));
        for (int i = 0; safe && i < name.length(); i++) {
            char character = name.charAt(i);
            safe = isLetter(character) || (character >= '0' && character <= '9') || character == '_';
        }
        if (!safe) {
            throw new IllegalArgumentException("name of a tag: \"" + ascii(start(name)) + "\", expected 1 to "
                    + Note.Tag.LONGEST_NAME + " letters, digits and underscores, a letter first");
        }
    }

    private static boolean isLetter(char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
    }

    static void checkValue(String value) {
        boolean safe = !value.isEmpty()
                && value.length() <= Note.Tag.LONGEST_VALUE
                && !isSpace(value.codePointAt(0))
                && !isSpace(value.codePointBefore(value.length()))
                && value.codePoints().noneMatch(NoteText::isUnsafe);
        if (!safe) {
            throw new IllegalArgumentException("value of a tag: \"" + ascii(start(value)) + "\", expected 1 to "
                    + Note.Tag.LONGEST_VALUE
                    + " characters that can be seen, with no space at either end and no line breaks");
        }
    }

    private static boolean isSpace(int character) {
        return Character.isSpaceChar(character) || Character.isWhitespace(character);
    }

    private static boolean isUnsafe(int character) {
        switch (Character.getType(character)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.PRIVATE_USE:
            case Character.SURROGATE:
            case Character.UNASSIGNED:
                return true;
            default:
                return false;
        }
    }

    private static String start(String text) {
        return text.length() <= Note.Tag.LONGEST_VALUE ? text : text.substring(0, Note.Tag.LONGEST_VALUE);
    }

    /** A text in printable ASCII, another one for each text. */
    static String ascii(String text) {
        StringBuilder ascii = new StringBuilder();
        for (char character : text.toCharArray()) {
            if (character >= ' ' && character < 0x7f && character != '\\') {
                ascii.append(character);
            } else {
                ascii.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
            }
        }
        return ascii.toString();
    }
}
