package io.github.mercurius.rules;

import io.github.mercurius.architecture.Library;
import io.github.mercurius.architecture.RulesLibrary;

/** It uses Java alone; exceptions keep their facts when they are serialized. */
class ArchitectureTest extends RulesLibrary {
    ArchitectureTest() {
        super(Library.oneOf("java.io.Serializable"), Library.RULES);
    }
}
