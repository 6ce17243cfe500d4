package io.github.mercurius.examples.games.vectors;

import io.github.mercurius.examples.games.text.Printable;

/** Thrown where a line of a vector does not say what the library says: names the field, and both of what they say. */
public final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 200;

    private final String field;
    private final String vector;
    private final String library;

    /** What the vector has in a field, and what the library has. */
    public Mismatch(String field, Object vector, Object library) {
        super(field + ": the vector has " + vector + ", the library " + library);
        this.field = Printable.of(field, MOST_SHOWN);
        this.vector = Printable.of(vector, MOST_SHOWN);
        this.library = Printable.of(library, MOST_SHOWN);
    }

    /** The difference that this is on a line of a file. */
    public Difference at(String file, int line) {
        return new Difference(file, line, field, vector, library);
    }
}
