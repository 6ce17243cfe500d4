package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.json.testing.InputLaws;

/** What is too large, too deep, or no text is refused by the formats of Mercurius. */
class InputLimitsTest extends InputLaws<Action> {
    InputLimitsTest() {
        super(MercuriusJson.formats(), "{\"type\":\"buy\",\"asset\":\"AMS\"}");
    }
}
