package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Editions of Mercado: a damaged one, and those of the conformance files. */
class EditionsTest extends EditionLaws<Edition> {
    EditionsTest() {
        super(
                MercadoJson.EDITION,
                Edition.standIn(),
                Path.of("../../core/mercado/src/test/resources"),
                "tokens",
                MercadoJson::action);
    }

    @Test
    void aDamagedEditionOfASetUpIsRefusedInItsPlace() throws IOException {
        ObjectNode setup = (ObjectNode) new ObjectMapper().readTree(MercadoJson.SETUP.write(Setup.of(3)));
        ((ObjectNode) setup.at("/edition/tokens/0")).put("copies", 6);
        FormatException refusal = Refusals.of(MercadoJson.SETUP, setup.toString());
        assertThat(refusal).hasMessage("/edition: found EDN-8: tokens: 19 tokens, expected 18 in all");
        assertThat(Refusals.problems(refusal)).hasSize(1);
    }
}
