package io.github.mercurius.examples.conformance;

/** Thrown where a line of a vector does not say what the library says: names the field, and both of what they say. */
final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String field;
    private final String vector;
    private final String library;

    Mismatch(String field, Object vector, Object library) {
        super(field + ": the vector has " + vector + ", the library " + library);
        this.field = field;
        this.vector = vector.toString();
        this.library = library.toString();
    }

    /** The difference that this is on a line of a file. */
    Difference at(String file, int line) {
        return new Difference(file, line, field, vector, library);
    }
}
