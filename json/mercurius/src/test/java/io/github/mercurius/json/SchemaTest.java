package io.github.mercurius.json;

import io.github.mercurius.json.testing.SchemaLaws;
import io.github.mercurius.json.testing.Schemas;

/** The schemas of Mercurius say what its formats are. */
class SchemaTest extends SchemaLaws {
    static final Schemas SCHEMAS = new Schemas(MercuriusJson.class, "mercurius", "", "joint");

    SchemaTest() {
        super(SCHEMAS, RandomGames.GAMES);
    }
}
