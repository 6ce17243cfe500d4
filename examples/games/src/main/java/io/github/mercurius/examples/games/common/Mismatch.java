package io.github.mercurius.examples.games.common;

/** Thrown where a line of a vector does not say what the library says: names the field, and both of what they say. */
public final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 200;

    /** What the vector has in a field, and what the library has. */
    public Mismatch(String field, Object vector, Object library) {
        super(shown(field) + ": the vector has " + shown(vector) + ", the library " + shown(library));
    }

    private static String shown(Object value) {
        return Printable.of(value, MOST_SHOWN);
    }

    /** The message, after the line of a file. */
    public String at(String file, int line) {
        return Printable.of(file) + ":" + line + ": " + getMessage();
    }
}
