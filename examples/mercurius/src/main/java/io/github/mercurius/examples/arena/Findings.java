package io.github.mercurius.examples.arena;

import java.io.IOException;
import java.nio.file.Path;

/** What has come of an arena so far, to be written as text, whose last line is ended too, and to be drawn. */
interface Findings {
    /** For people, in 80 columns. */
    String table();

    /** One line for each bot of each table, for spreadsheets. */
    String csv();

    /** Draws it into a file; draws nothing if there is nothing to draw yet. */
    void draw(Path picture) throws IOException;
}
