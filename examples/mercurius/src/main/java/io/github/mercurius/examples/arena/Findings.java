package io.github.mercurius.examples.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * What has come of an arena so far, to be written as text, whose last line is ended too, and to be drawn.
 *
 * @param all all there is, for JSON
 * @param table for people, in 80 columns
 * @param csv one line for each bot of each table, for spreadsheets
 * @param plot the same as a picture
 */
record Findings(Object all, Supplier<String> table, Supplier<String> csv, Plot plot) {
    /** Charts of what has been found. */
    interface Plot {
        /** Draws them into a file; draws nothing if there is nothing to draw yet. */
        void write(Path picture) throws IOException;
    }
}
