package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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
                "specials");
    }

    @Override
    protected void agrees(JsonNode given, JsonNode written) {
        assertThat(written).isEqualTo(given);
    }

    @Test
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() throws IOException {
        areNamedAtOnce(
                root -> {
                    root.put("colour", 1);
                    root.put("id", "\u001b[2Jevil\n");
                    piece(root, "goods", 0).putArray("copies").add(10).add(0);
                    piece(root, "goods", 2).remove("code");
                    ((ArrayNode) root.get("goods")).remove(4);
                    ((ArrayNode) piece(root, "specials", 0).get("profit").get(1)).set(1, 1);
                    piece(root, "specials", 1).put("arrows", "U");
                    piece(root, "specials", 2).put("code", "QDL");
                    piece(root, "specials", 4).put("arrows", "D");
                },
                "EDN-1: colour: 1, expected no fields but",
                "EDN-1: id: \"\\u001b[2Jevil\\u000a\", expected 1 to 40 of a-z, 0-9 and -",
                "EDN-3: goods[CRN].copies[1]: 0, expected",
                "EDN-1: goods[2].code: missing",
                "EDN-2: goods: a list of 4, expected the five",
                "EDN-3: goods: 46, expected 60 cards in all",
                "EDN-4: specials[WAR].profit[1][1]: 1, expected more",
                "EDN-5: specials[QDL].arrows: \"U\", expected",
                "EDN-5: specials[2].code: \"QDL\", expected a code that no good",
                "EDN-1: specials[RCRN].arrows: \"D\", expected no");
        areNamedAtOnce(
                root -> {
                    piece(root, "goods", 1).put("code", "COF");
                    ((ArrayNode) piece(root, "goods", 3).get("copies")).set(1, "6");
                    piece(root, "specials", 0).put("type", "HARBOUR").put("copies", 2.0);
                    ((ArrayNode) piece(root, "specials", 3).get("profit")).set(1, 7);
                    piece(root, "specials", 5).put("good", "TEA");
                    ((ArrayNode) piece(root, "specials", 5).get("profit").get(1)).set(0, 5);
                },
                "EDN-2: goods[COF].code: \"COF\", expected TOB",
                "EDN-3: goods[CTN].copies[1]: \"6\", expected a whole number of 0 or more",
                "EDN-5: specials[WAR].type: \"HARBOUR\", expected one of [WAREHOUSE, QUAY, ROUTE]",
                "EDN-5: specials[WAR].copies: 2.0, expected a whole number of 1 or more",
                "EDN-4: specials[QLR].profit[1]: 7, expected a step of two numbers",
                "EDN-5: specials[RTOB].good: \"TEA\", expected one of",
                "EDN-4: specials[RTOB].profit[1][0]: 5, expected more than in the step before, 5");
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
