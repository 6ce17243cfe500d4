package io.github.mercurius.core;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void usesApiAndVavr() {
        LIBRARY.usesOnly(
                "io.github.mercurius.core", "io.github.mercurius.api..", Library.RULES, Library.COMMON, "io.vavr..");
    }

    @Test
    void isDeterministic() {
        LIBRARY.isDeterministic();
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
