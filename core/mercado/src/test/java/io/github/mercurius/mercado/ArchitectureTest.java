package io.github.mercurius.mercado;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    /** Exceptions keep their facts when they are serialized. */
    @Test
    void usesVavrAndTheCommonApi() {
        LIBRARY.usesOnly(
                Library.oneOf("java.io.Serializable"),
                "io.github.mercurius.mercado",
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
