package io.github.mercurius.mercado;

import io.github.mercurius.architecture.Library;
import io.github.mercurius.architecture.RulesLibrary;

/** It uses Vavr and what libraries share; exceptions keep their facts when they are serialized. */
class ArchitectureTest extends RulesLibrary {
    ArchitectureTest() {
        super(
                Library.oneOf("java.io.Serializable"),
                "io.github.mercurius.mercado",
                Library.RULES,
                Library.COMMON,
                "java.math",
                "io.vavr..");
    }
}
