package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.InputLaws;
import io.github.mercurius.mercatores.Action;

/** What is too large, too deep, or no text is refused by the formats of Mercatores. */
class InputLimitsTest extends InputLaws<Action> {
    InputLimitsTest() {
        super(MercatoresJson.formats(), "{\"type\":\"give\",\"card\":\"CRN0\"}", MercatoresJson.EDITION);
    }
}
