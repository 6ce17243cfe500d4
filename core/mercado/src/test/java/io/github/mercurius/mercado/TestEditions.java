package io.github.mercurius.mercado;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.model.Json;
import java.util.List;

/** Editions to play with: the stand-in, and those of the conformance games. */
final class TestEditions {
    private static final List<Edition> ALL = Json.editions(Edition.standIn(), Edition::of);

    private TestEditions() {}

    static List<Edition> all() {
        return ALL;
    }

    /** The edition of a conformance game, by its first line. */
    static Edition of(JsonNode game) {
        JsonNode edition = game.get("edition");
        return edition.isTextual() ? Edition.standIn() : Edition.of(Json.document(edition));
    }
}
