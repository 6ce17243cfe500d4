package io.github.mercurius.api;

import io.github.mercurius.architecture.Library;
import io.github.mercurius.architecture.RulesLibrary;
import org.junit.jupiter.api.Test;

/** It uses what libraries share alone. */
class ArchitectureTest extends RulesLibrary {
    ArchitectureTest() {
        super("io.github.mercurius.api..", Library.RULES, Library.COMMON);
    }

    @Test
    void speaksJavaUtil() {
        LIBRARY.without("io\\.github\\.mercurius\\.api\\.internal\\..*")
                .speaks("io.github.mercurius.api", Library.RULES, "java.lang", "java.util", "java.util.function");
    }
}
