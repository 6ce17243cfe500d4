package io.github.mercurius.rules.jackson3;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void usesJackson3AndWhatJsonModulesShare() {
        LIBRARY.usesOnly(
                "io.github.mercurius.rules",
                "io.github.mercurius.rules.jackson3",
                "io.github.mercurius.rules.json",
                "io.github.mercurius.json.common",
                "tools.jackson..",
                "com.fasterxml.jackson.annotation",
                "java..");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
