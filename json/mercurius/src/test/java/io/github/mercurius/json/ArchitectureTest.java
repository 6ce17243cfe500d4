package io.github.mercurius.json;

import io.github.mercurius.json.testing.JsonLibrary;

/** What this library may use, and what its users can see. */
class ArchitectureTest extends JsonLibrary {
    ArchitectureTest() {
        super("io.github.mercurius.json", "io.github.mercurius.core", "io.github.mercurius.api..");
    }
}
