package io.github.mercurius.core;

/**
 * The first thing in a record that is not as it should be.
 *
 * @param part what kind of thing it is
 * @param index which one of its kind, from 0: an update and an entry of the log by their number, a hash by its place,
 *     where the first one is that of set-up and deal
 * @param found what the record says
 * @param expected what it should say
 */
public record Discrepancy(Part part, int index, String found, String expected) {
    /** The kinds of things that a record can be wrong about. */
    public enum Part {
        /** The commitment does not fit deal and nonce. */
        COMMITMENT,
        /** An entry of the log is not legal. */
        LOG,
        /** The hash of an update is not that of what happened. */
        HASH,
        /** The view that a seat's side of the game began with is not what the seat should have seen. */
        VIEW,
        /** An update is not what happened. */
        UPDATE,
        /** The final ranking is not how the game ended. */
        RESULT
    }

    public Discrepancy {
        Arguments.notNull(part, "part", "a kind of thing");
        Arguments.notNull(found, "found", "what the record says");
        Arguments.notNull(expected, "expected", "what it should say");
    }

    /** All of it in an English sentence. */
    public String message() {
        return part.name().toLowerCase(java.util.Locale.ROOT) + " " + index + ": found " + found + ", expected "
                + expected;
    }
}
