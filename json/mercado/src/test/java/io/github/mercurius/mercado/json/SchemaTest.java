package io.github.mercurius.mercado.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.SchemaLaws;
import io.github.mercurius.json.testing.Schemas;

/** The schemas of Mercado say what its formats are. */
class SchemaTest extends SchemaLaws {
    static final Schemas SCHEMAS = new Schemas(MercadoJson.class, "mercado", "mercado/", "edition", "chance");

    SchemaTest() {
        super(SCHEMAS, RandomGames.GAMES);
    }

    /** Of the price of a tile one part can be left out. */
    @Override
    protected boolean isOptional(ObjectNode place, String name) {
        return place.size() == 2
                && place.path("fixed").isTextual()
                && place.path("stacks").isArray();
    }

    /** Names and the values of tags are free text. */
    @Override
    protected boolean isGood(ObjectNode place, String name, JsonNode other) {
        return super.isGood(place, name, other) || (name.equals("name") && other.isTextual());
    }
}
