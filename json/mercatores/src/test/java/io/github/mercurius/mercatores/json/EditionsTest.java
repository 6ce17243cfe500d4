package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Editions of Mercatores: a damaged one, and those of the conformance files. */
class EditionsTest extends EditionLaws<Edition> {
    EditionsTest() {
        super(
                MercatoresJson.EDITION,
                Edition.standIn(),
                Path.of("../../core/mercatores/src/test/resources"),
                "specials",
                MercatoresJson::action);
    }

    @Test
    void aDamagedEditionOfASetUpIsRefusedInItsPlace() throws IOException {
        ObjectNode setup = (ObjectNode) new ObjectMapper().readTree(MercatoresJson.SETUP.write(Setup.of(3)));
        ((ArrayNode) setup.at("/edition/goods/0/copies")).set(1, 7);
        FormatException refusal = Refusals.of(MercatoresJson.SETUP, setup.toString());
        assertThat(refusal).hasMessage("/edition: found EDN-3: goods: 61, expected 60 cards in all");
        assertThat(Refusals.problems(refusal)).hasSize(1);
    }
}
