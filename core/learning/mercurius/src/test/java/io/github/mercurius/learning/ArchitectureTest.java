package io.github.mercurius.learning;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void usesTheRulesAlone() {
        LIBRARY.usesOnly(
                "io.github.mercurius.learning",
                "io.github.mercurius.core",
                "io.github.mercurius.api..",
                "io.github.mercurius.common",
                "io.github.mercurius.rules",
                "io.github.mercurius.rules.learning",
                "java.math",
                "java.nio");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
