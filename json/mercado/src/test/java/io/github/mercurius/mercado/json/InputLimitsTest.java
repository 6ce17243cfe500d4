package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.InputLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import java.util.List;

/** What is too large, too deep, or no text is refused by the formats of Mercado. */
class InputLimitsTest extends InputLaws<Action> {
    InputLimitsTest() {
        super(
                MercadoJson.action(Edition.standIn()),
                "{\"type\":\"sell\",\"stall\":\"3\"}",
                List.of(MercadoJson.STATE, MercadoJson.EDITION));
    }
}
