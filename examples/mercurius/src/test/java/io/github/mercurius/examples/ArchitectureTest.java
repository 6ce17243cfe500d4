package io.github.mercurius.examples;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** Which command stands on what, and which games they know. */
class ArchitectureTest {
    private static final String EXAMPLES = "io.github.mercurius.examples";

    private static final Library LIBRARY = Library.underTest();

    @Test
    void arrowsGoDown() {
        LIBRARY.isLayered(
                EXAMPLES,
                EXAMPLES + ".arena",
                EXAMPLES + ".play",
                EXAMPLES + ".position",
                EXAMPLES + ".replay",
                EXAMPLES + ".rule",
                EXAMPLES + ".edition",
                EXAMPLES + ".conformance",
                EXAMPLES + ".environment",
                EXAMPLES + ".bots",
                EXAMPLES + ".plot",
                EXAMPLES + ".cli");
    }

    /** What is typed for them goes through the registry of games. */
    @Test
    void noCommandKnowsASisterGame() {
        LIBRARY.keepsApart(
                EXAMPLES + "..",
                "io.github.mercurius.mercatores..",
                "io.github.mercurius.mercado..",
                EXAMPLES + ".games.mercatores",
                EXAMPLES + ".games.mercado");
    }
}
