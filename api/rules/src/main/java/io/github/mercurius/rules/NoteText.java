package io.github.mercurius.rules;

import java.util.Locale;

/** Reads notes, and checks what a tag may be called and say: text that can stand in any line and hides nothing. */
final class NoteText {
    private static final String EXPECTED =
            "a note such as playedFor 2 BOT TIME_OUT, left 2 BOT, returned 2 or tag Site Amsterdam";

    private NoteText() {}

    /** The note with a notation: what would not be written the same way again is refused. */
    static Note parse(String notation) {
        try {
            Note note = read(notation.split(" ", 3));
            if (note.notation().equals(notation)) {
                return note;
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            // refused below
        }
        throw new NotationException(
                "note: \"" + ascii(start(notation)) + "\", expected " + EXPECTED, notation, 0, EXPECTED);
    }

    private static Note read(String[] words) {
        return switch (words[0]) {
            case "playedFor" -> playedFor(Integer.parseInt(words[1]), words[2].split(" ", 2));
            case "left" -> new Note.Left(Integer.parseInt(words[1]), Note.Substitute.valueOf(words[2]));
            case "returned" -> new Note.Returned(Integer.parseInt(words[1]));
            case "tag" -> new Note.Tag(words[1], text(words[2]));
            default -> throw new IllegalArgumentException(words[0]);
        };
    }

    private static Note playedFor(int seat, String[] rest) {
        return new Note.PlayedFor(seat, Note.Substitute.valueOf(rest[0]), Note.Reason.valueOf(rest[1]));
    }

    /** The text that {@link #ascii} wrote. */
    private static String text(String ascii) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < ascii.length(); i++) {
            char character = ascii.charAt(i);
            if (character == '\\') {
                character = (char) Integer.parseInt(ascii.substring(i + 2, i + 6), 16);
                i += 5;
            }
            text.append(character);
        }
        return text.toString();
    }

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
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> true;
            default -> false;
        };
    }

    private static String start(String text) {
        return text.length() <= Note.Tag.LONGEST_VALUE ? text : text.substring(0, Note.Tag.LONGEST_VALUE);
    }

    /** A text in printable ASCII, another one for each text. */
    static String ascii(String text) {
        StringBuilder ascii = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character >= ' ' && character < 0x7f && character != '\\') {
                ascii.append(character);
            } else {
                ascii.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
            }
        }
        return ascii.toString();
    }
}
