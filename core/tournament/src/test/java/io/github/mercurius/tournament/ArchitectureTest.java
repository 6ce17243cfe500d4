package io.github.mercurius.tournament;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void knowsNoGame() {
        LIBRARY.usesOnly(
                "io.github.mercurius.tournament",
                "io.github.mercurius.arena",
                "io.github.mercurius.rules",
                Library.COMMON,
                "java.lang.management",
                "org.apache.commons.statistics..");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
