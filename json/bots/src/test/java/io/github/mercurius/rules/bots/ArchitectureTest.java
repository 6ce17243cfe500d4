package io.github.mercurius.rules.bots;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void knowsNoGame() {
        LIBRARY.usesOnly(
                "io.github.mercurius.rules.bots",
                "io.github.mercurius.arena",
                "io.github.mercurius.rules",
                "io.github.mercurius.rules.json",
                Library.COMMON,
                "com.fasterxml.jackson..",
                "java.io",
                "java.nio..",
                "java.time");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
