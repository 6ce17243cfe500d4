package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.SafeText;

/**
 * Something that happened at the table and changes nothing in the game: that a bot plays for somebody, or that a player
 * left.
 *
 * <p>Notes stand in the log, are told to everybody, and are covered by the hashes.
 *
 * @param seat whom it is about
 * @param text 1 to {@value #LONGEST} characters (UTF-16) on one line; no control and no formatting characters, and no
 *     space at either end
 */
public record Note(int seat, String text) {
    private static final int LONGEST = 300;

    public Note {
        if (text.isEmpty()
                || text.length() > LONGEST
                || text.startsWith(" ")
                || text.endsWith(" ")
                || !text.codePoints().allMatch(Note::isSafe)) {
            throw new IllegalArgumentException("text of a note: of " + text.length() + " characters, expected 1 to "
                    + LONGEST + " that can be seen, with no space at either end and no line breaks");
        }
    }

    private static boolean isSafe(int character) {
        return character == ' ' || (!Character.isSpaceChar(character) && !SafeText.isUnseen(character));
    }

    /** Seat and text: {@code 2 a bot plays on}. */
    @Override
    public String toString() {
        return seat + " " + text;
    }
}
