package io.github.mercurius.rules.testkit;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    /** It knows no game, and no test tool. */
    @Test
    void usesTheCommonApiAlone() {
        LIBRARY.usesOnly("io.github.mercurius.rules.testkit", "io.github.mercurius.rules");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
