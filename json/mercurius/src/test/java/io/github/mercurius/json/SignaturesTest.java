package io.github.mercurius.json;

import io.github.mercurius.json.testing.Signatures;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import org.junit.jupiter.api.Test;

/** No internal type is in a public signature. */
class SignaturesTest {
    @Test
    void usersSeeNothingInternal() {
        Signatures.assertNothingInternal(
                MercuriusJson.class, FormatException.class, MercuriusModule.class, WireFormat.class);
    }
}
