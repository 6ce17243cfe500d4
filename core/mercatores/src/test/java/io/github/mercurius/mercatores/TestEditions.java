package io.github.mercurius.mercatores;

import io.github.mercurius.model.Json;
import java.util.List;

/** Editions to play with: the stand-in, and those of the conformance games. */
final class TestEditions {
    private static final List<Edition> ALL = Json.editions(Edition.standIn(), Edition::of);

    private TestEditions() {}

    static List<Edition> all() {
        return ALL;
    }
}
