package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Violation;

/**
 * The first thing in a record that is not as it should be.
 *
 * @param part what kind of thing it is
 * @param index which one of its kind, from 0; for a hash, 0 is that of set-up and deal, and n that of the n-th event
 * @param found what the record says
 * @param expected what it should say
 */
public record Discrepancy(Part part, int index, String found, String expected) {
    /** The kinds of things that a record can be wrong about. */
    public enum Part {
        /** The commitment does not fit deal and nonce. */
        COMMITMENT,
        /** An action is not legal. */
        ACTION,
        /** The hash of an event is not that of what happened. */
        HASH,
        /** An event is not what happened. */
        EVENT,
        /** The final ranking is not how the game ended. */
        RESULT
    }

    public Discrepancy {
        Arguments.notNull(part, "part", "a kind of thing");
        Arguments.notNull(found, "found", "what the record says");
        Arguments.notNull(expected, "expected", "what it should say");
    }

    static Discrepancy action(int index, Action action, Violation violation) {
        return new Discrepancy(Part.ACTION, index, action.notation(), "a legal action (" + violation.message() + ")");
    }

    /** All of it in an English sentence. */
    public String message() {
        return part.name().toLowerCase(java.util.Locale.ROOT) + " " + index + ": found " + found + ", expected "
                + expected;
    }
}
