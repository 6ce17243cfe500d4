package io.github.mercurius.core;

import io.github.mercurius.architecture.Library;
import io.github.mercurius.architecture.RulesLibrary;

/** It uses its API, Vavr and what libraries share. */
class ArchitectureTest extends RulesLibrary {
    ArchitectureTest() {
        super("io.github.mercurius.core", "io.github.mercurius.api..", Library.RULES, Library.COMMON, "io.vavr..");
    }
}
