package io.github.mercurius.mercatores.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.SchemaLaws;
import io.github.mercurius.json.testing.Schemas;
import java.util.List;

/** The schemas of Mercatores say what its formats are. */
class SchemaTest extends SchemaLaws {
    static final Schemas SCHEMAS = new Schemas(MercatoresJson.class, "mercatores", "mercatores/", "edition", "joint");

    SchemaTest() {
        super(SCHEMAS, RandomGames.GAMES);
    }

    @Override
    protected boolean isOptional(ObjectNode place, String name) {
        return (name.equals("opponent") && place.path("type").asText().equals("cashSpecial"))
                || (place.has("format") && List.of("position", "joint").contains(name));
    }

    /** The name of an edition is free text, and the opponent that is named any number. */
    @Override
    protected boolean isGood(ObjectNode place, String name, JsonNode other) {
        return super.isGood(place, name, other)
                || (name.equals("name") && other.isTextual())
                || (name.equals("opponent") && other.isInt() && !isSeat(place));
    }

    private boolean isSeat(ObjectNode place) {
        return List.of("specialCashed", "specialBringsNothing")
                .contains(place.path("type").asText());
    }
}
