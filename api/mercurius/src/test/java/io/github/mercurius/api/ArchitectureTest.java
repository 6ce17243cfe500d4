package io.github.mercurius.api;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void usesWhatLibrariesShareAlone() {
        LIBRARY.usesOnly("io.github.mercurius.api..", Library.RULES, Library.COMMON);
    }

    @Test
    void isDeterministic() {
        LIBRARY.isDeterministic();
    }

    @Test
    void showsOnlyWhatIsPublic() {
        LIBRARY.showsOnlyWhatIsPublic();
    }

    @Test
    void speaksJavaUtil() {
        LIBRARY.without("io\\.github\\.mercurius\\.api\\.internal\\..*")
                .speaks("io.github.mercurius.api", Library.RULES, "java.lang", "java.util", "java.util.function");
    }
}
