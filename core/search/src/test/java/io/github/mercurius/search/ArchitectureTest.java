package io.github.mercurius.search;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    /** So that it knows no game, and cannot peek. */
    @Test
    void usesTheCommonApiAlone() {
        LIBRARY.usesOnly("io.github.mercurius.search", "io.github.mercurius.rules");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
