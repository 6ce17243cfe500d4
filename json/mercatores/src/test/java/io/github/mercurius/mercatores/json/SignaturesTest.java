package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.Signatures;
import org.junit.jupiter.api.Test;

/** No internal type is in a public signature. */
class SignaturesTest {
    @Test
    void usersSeeNothingInternal() {
        Signatures.assertNothingInternal(MercatoresJson.class, MercatoresModule.class);
    }
}
