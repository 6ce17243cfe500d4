package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.InputLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import java.util.List;

/** What is too large, too deep, or no text is refused by the formats of Mercatores. */
class InputLimitsTest extends InputLaws<Action> {
    InputLimitsTest() {
        super(
                MercatoresJson.action(Edition.standIn()),
                "{\"type\":\"give\",\"card\":\"CRN0\"}",
                List.of(MercatoresJson.STATE, MercatoresJson.EDITION));
    }
}
