package io.github.mercurius.mercatores;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void usesVavr() {
        LIBRARY.usesOnly(
                Library.oneOf("java.io.Serializable"),
                "io.github.mercurius.mercatores",
                "io.github.mercurius.rules",
                Library.COMMON,
                "java.math",
                "io.vavr..");
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
