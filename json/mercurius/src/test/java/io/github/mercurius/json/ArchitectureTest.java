package io.github.mercurius.json;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void usesJacksonAndTheRules() {
        LIBRARY.usesOnly(Library.withJackson(
                "io.github.mercurius.json", "io.github.mercurius.core", "io.github.mercurius.api.."));
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
