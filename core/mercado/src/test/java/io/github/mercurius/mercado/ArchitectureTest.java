package io.github.mercurius.mercado;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void usesVavr() {
        LIBRARY.usesOnly("io.github.mercurius.mercado", Library.COMMON, "java.math", "io.vavr..");
    }

    @Test
    void isDeterministic() {
        LIBRARY.isDeterministic(".*\\.Arbiter");
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }
}
