package io.github.mercurius.rules;

import java.util.Objects;

/**
 * Something that happened at the table and changes nothing in the game: who plays for whom, who left, or a fact about
 * the event.
 *
 * <p>Notes stand in the log, are told to everybody, and are covered by the hashes. Values: immutable, thread-safe,
 * equal if they are the same kind with the same contents.
 */
public sealed interface Note {
    /**
     * The note in a line of ASCII, its kind first; characters beyond ASCII as {@code \}{@code u0142}. {@link #parse}
     * reads it.
     */
    String notation();

    /**
     * The note with a notation.
     *
     * @throws NotationException if the text is not the notation of a note
     */
    static Note parse(String notation) {
        return NoteText.parse(Objects.requireNonNull(notation, "notation: null, expected that of a note"));
    }

    /** Who plays in place of a player. */
    enum Substitute {
        /** A program. */
        BOT,
        /** Whoever runs the game. */
        HOST
    }

    /** Why somebody else plays. */
    enum Reason {
        /** The player's time for the decision was over. */
        TIME_OUT,
        /** The player was not there. */
        ABSENCE
    }

    /**
     * The next action of the player who has to decide is another's: {@code playedFor 2 BOT TIME_OUT}.
     *
     * @param seat who has to decide
     */
    record PlayedFor(int seat, Substitute by, Reason reason) implements Note {
        public PlayedFor {
            Objects.requireNonNull(by, "by: null, expected who plays");
            Objects.requireNonNull(reason, "reason: null, expected a reason");
        }

        @Override
        public String notation() {
            return "playedFor " + seat + " " + by + " " + reason;
        }
    }

    /**
     * A player left for good, and another plays on: {@code left 2 BOT}.
     *
     * @param by who takes all actions of that seat from now on
     */
    record Left(int seat, Substitute by) implements Note {
        public Left {
            Objects.requireNonNull(by, "by: null, expected who plays on");
        }

        @Override
        public String notation() {
            return "left " + seat + " " + by;
        }
    }

    /** A player who had left came back: {@code returned 2}. */
    record Returned(int seat) implements Note {
        @Override
        public String notation() {
            return "returned " + seat;
        }
    }

    /**
     * A fact about the event, like the tags of a chess game: {@code tag Site Amsterdam}.
     *
     * @param name 1 to {@value #LONGEST_NAME} letters, digits and underscores of ASCII, a letter first, such as
     *     {@code Event}, {@code Date}, {@code Site} or {@code PlayerId0}
     * @param value 1 to {@value #LONGEST_VALUE} characters (UTF-16) on one line; no control and no formatting
     *     characters, and no space at either end
     */
    record Tag(String name, String value) implements Note {
        /** The longest name. */
        public static final int LONGEST_NAME = 32;

        /** The longest value. */
        public static final int LONGEST_VALUE = 256;

        public Tag {
            NoteText.checkName(Objects.requireNonNull(name, "name: null, expected the name of a tag"));
            NoteText.checkValue(Objects.requireNonNull(value, "value: null, expected the value of a tag"));
        }

        @Override
        public String notation() {
            return "tag " + name + " " + NoteText.ascii(value);
        }
    }
}
