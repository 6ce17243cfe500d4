package io.github.mercurius.json.common;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void knowsNoGame() {
        LIBRARY.usesOnly(Library.withJackson("io.github.mercurius.rules", "io.github.mercurius.rules.json"));
    }
}
