package io.github.mercurius.bots;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    /** So that they cannot peek; and files, for networks. */
    @Test
    void useTheApiAlone() {
        LIBRARY.usesOnly(
                "io.github.mercurius.bots",
                "io.github.mercurius.api",
                "io.github.mercurius.rules",
                "io.github.mercurius.search",
                "java.io",
                "java.nio.charset",
                "java.nio.file");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
