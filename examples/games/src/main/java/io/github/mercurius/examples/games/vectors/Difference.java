package io.github.mercurius.examples.games.vectors;

/**
 * Where a vector and the library first disagree.
 *
 * @param line from 1
 * @param field such as {@code state.cash[2]}
 * @param vector what the vector says
 * @param library what the library says
 */
public record Difference(String file, int line, String field, String vector, String library) {
    /** Where the two differ, and what both say. */
    public String message() {
        return file + ":" + line + ": " + field + ": the vector has " + vector + ", the library " + library;
    }
}
