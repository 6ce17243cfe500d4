package io.github.mercurius.examples.arena;

import java.io.IOException;
import java.nio.file.Path;

/** What has come of an arena so far, to be written and drawn. */
interface Findings {
    /** All of it as text that ends with a line's end. */
    String write(Format format);

    /** Draws it into a file; draws nothing if there is nothing to draw yet. */
    void draw(Path picture) throws IOException;
}
