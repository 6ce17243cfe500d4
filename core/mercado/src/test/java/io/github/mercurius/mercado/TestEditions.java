package io.github.mercurius.mercado;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Editions to play with: the stand-in, and those of the conformance games. */
final class TestEditions {
    private static final List<Edition> ALL = read();

    private TestEditions() {}

    private static List<Edition> read() {
        Set<Edition> editions = new LinkedHashSet<>();
        editions.add(Edition.standIn());
        Json.files(Json.VECTORS)
                .forEach(file -> editions.add(of(Json.lines(file).get(0))));
        return new ArrayList<>(editions);
    }

    static List<Edition> all() {
        return ALL;
    }

    /** The edition of a conformance game, by its first line. */
    static Edition of(JsonNode game) {
        JsonNode edition = game.get("edition");
        return edition.isTextual() ? Edition.standIn() : Edition.of(Json.document(edition));
    }
}
