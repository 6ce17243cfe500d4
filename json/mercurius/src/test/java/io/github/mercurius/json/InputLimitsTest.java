package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.json.testing.InputLaws;
import java.util.List;

/** What is too large, too deep, or no text is refused by the formats of Mercurius. */
class InputLimitsTest extends InputLaws<Action> {
    InputLimitsTest() {
        super(
                MercuriusJson.ACTION,
                "{\"type\":\"buy\",\"asset\":\"AMS\"}",
                List.of(MercuriusJson.STATE, MercuriusJson.VIOLATION));
    }
}
