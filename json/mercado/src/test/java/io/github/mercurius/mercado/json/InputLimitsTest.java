package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.InputLaws;
import io.github.mercurius.mercado.Action;

/** What is too large, too deep, or no text is refused by the formats of Mercado. */
class InputLimitsTest extends InputLaws<Action> {
    InputLimitsTest() {
        super(MercadoJson.formats(), "{\"type\":\"sell\",\"stall\":\"3\"}", MercadoJson.EDITION);
    }
}
