package io.github.mercurius.json.common;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;

/** What this library may use, and what its users can see. */
class ArchitectureTest {
    private static final Library LIBRARY = Library.underTest();

    @Test
    void knowsNoGame() {
        LIBRARY.usesOnly(Library.withJackson("io.github.mercurius.rules", "io.github.mercurius.rules.json"));
    }

    /** But for the one line that chooses the version of texts and bytes. */
    @Test
    void codecsKnowNoJackson() {
        LIBRARY.without("io\\.github\\.mercurius\\.json\\.(jackson2\\..*|common\\.TextFormat)")
                .usesOnly(
                        "io.github.mercurius.json.common",
                        "io.github.mercurius.rules",
                        "io.github.mercurius.rules.json",
                        "io.vavr..",
                        "java..");
    }
}
