package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Editions of Mercado: a damaged one, and those of the conformance files. */
class EditionsTest extends EditionLaws<Edition> {
    EditionsTest() {
        super(MercadoJson.EDITION, Edition.standIn(), Path.of("../../core/mercado/src/test/resources"), "tokens");
    }

    /** The other implementation does not look for a name. */
    @Override
    protected boolean isOneMore(EditionProblem problem) {
        return problem.place().equals("name");
    }

    @Test
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() throws IOException {
        areNamedAtOnce(
                root -> {
                    root.put("colour", 1);
                    piece(root, "objects", 2).put("id", "\u001b[2Jevil\n");
                    ((ObjectNode) piece(root, "objects", 3).get("price")).put("fixed", "GB");
                    piece(root, "objects", 4).put("points", 10);
                    piece(root, "objects", 5).putArray("effects").add("S").add("+3");
                    piece(root, "objects", 6)
                            .putArray("effects")
                            .add("x")
                            .add("oB")
                            .add(7);
                    ((ObjectNode) piece(root, "objects", 17).get("price"))
                            .put("fixed", "GGG")
                            .putArray("stacks")
                            .add(1)
                            .add(1);
                    piece(root, "objects", 1).putArray("effects").add("x").add("B");
                    ((ArrayNode) root.get("perfumes")).remove(11);
                    piece(root, "objects", 0).put("points", 3);
                    ((ObjectNode) piece(root, "market", 0).get("price"))
                            .putArray("stacks")
                            .add(3);
                    piece(root, "market", 1).remove("name");
                    piece(root, "tokens", 0).put("copies", 0);
                    piece(root, "tokens", 1).put("code", "V3");
                    ((ArrayNode) root.get("sides").get("A")).set(2, "oB");
                    ((ArrayNode) root.get("sides").get("B")).set(3, "x");
                },
                "EDN-11: colour: 1, expected no fields but",
                "EDN-2: objects[2].id: \"\\u001b[2Jevil\\u000a\", expected",
                "EDN-3: objects[O04].price.fixed: \"GB\", expected",
                "EDN-5: objects[O05].points: 10, expected",
                "EDN-6: objects[O06].effects[1]: \"+3\", expected",
                "EDN-6: objects[O07].effects[0]: \"x\", expected",
                "EDN-6: objects[O07].effects[2]: 7, expected one of [W, B, -B, S, V, AGAIN, oB, oW, o-V, o-S]",
                "EDN-3: objects[O18].price: 5 coins, expected 2 to 4",
                "EDN-4: objects[O18].price.fixed: \"GGG\", expected W alone",
                "EDN-1: perfumes: a list of 11, expected 12 tiles",
                "EDN-10: objects: no tapestry, expected",
                "EDN-7: market[0].price: 3, expected 1",
                "EDN-11: market[1].name: missing, expected a text",
                "EDN-8: tokens[V3].copies: 0, expected",
                "EDN-2: tokens[1].code: \"V3\", expected one that is not taken yet",
                "EDN-9: sides.A[2]: \"oB\", expected",
                "EDN-6: objects[O02].effects[0]: \"x\", expected",
                "EDN-9: sides.B[3]: \"x\", expected");
        areNamedAtOnce(
                root -> {
                    ((ArrayNode) root.get("objects")).set(1, 7);
                    ((ArrayNode) root.get("market"))
                            .insert(0, root.get("market").get(1))
                            .remove(2);
                    piece(root, "tokens", 1).put("copies", "2");
                    piece(root, "tokens", 2).remove("effects");
                },
                "EDN-11: objects[1]: 7, expected an object",
                "EDN-10: objects: no pitcher",
                "EDN-11: market: X before H, expected H before X",
                "EDN-8: tokens[V2].copies: \"2\", expected a whole number from 1 to 18",
                "EDN-8: tokens[V2S].effects: missing, expected a list");
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
