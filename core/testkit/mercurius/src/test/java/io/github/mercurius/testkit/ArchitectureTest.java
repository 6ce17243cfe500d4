package io.github.mercurius.testkit;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    /** Without jqwik all the rest can be used. */
    @Test
    void usesJqwikForArbitrariesAlone() {
        LIBRARY.without(".*\\.(Mercurius(Arbitraries|Domain)|NotLonger)")
                .usesOnly(
                        "io.github.mercurius.testkit",
                        "io.github.mercurius.core",
                        "io.github.mercurius.api",
                        "io.github.mercurius.rules",
                        "io.github.mercurius.arena",
                        Library.COMMON,
                        "java..");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
