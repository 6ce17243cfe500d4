package io.github.mercurius.rules;

import java.io.Serializable;
import java.util.Locale;

/**
 * The first error in a record.
 *
 * @param part what kind of thing it is
 * @param index which one of its kind, from 0. An update and an entry of the log have their number; the first hash is
 *     that of set-up and deal
 * @param found what the record says
 * @param expected what it should say
 */
public record Discrepancy(Part part, int index, String found, String expected) implements Serializable {
    /** The kinds of things that a record can be wrong about. */
    public enum Part {
        /** The commitment is not the one that was shown, or does not fit set-up and deal. */
        COMMITMENT("the commitment to set-up and deal"),
        /** An entry of the log is not possible. */
        LOG("the legality of each entry of the log"),
        /** The hash of an update is not that of what happened. */
        HASH("the hash of each update"),
        /** The view that a seat's side of the game began with is not what the seat should have seen. */
        VIEW("the view that the seat began with"),
        /** An update is not what happened. */
        UPDATE("each update that the seat was told"),
        /** The final ranking is not how the game ended. */
        RESULT("the result");

        private final String text;

        Part(String text) {
            this.text = text;
        }

        /** What it is, in an English clause. */
        public String text() {
            return text;
        }
    }

    /** All of it in an English sentence. */
    public String message() {
        return part.name().toLowerCase(Locale.ROOT) + " " + index + ": found " + found + ", expected " + expected;
    }
}
