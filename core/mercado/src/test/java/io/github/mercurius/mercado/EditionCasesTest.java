package io.github.mercurius.mercado;

import static io.github.mercurius.model.LongTexts.LONG;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.model.EditionLaws;
import io.github.mercurius.rules.EditionProblem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The editions of Mercado. */
class EditionCasesTest extends EditionLaws<Edition> {
    EditionCasesTest() {
        super("mercado-editions/1", "tokens", Edition.standIn(), Edition::problems, Edition::of, Edition::toDocument);
    }

    /** The other implementation does not look for a name. */
    @Override
    protected boolean isOneMore(EditionProblem problem) {
        return problem.place().equals("name");
    }

    @Test
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() {
        areNamedAtOnce(
                root -> {
                    root.put("colour", 1);
                    piece(root, "objects", 2).put("id", "\u001b[2Jevil\n");
                    ((ObjectNode) piece(root, "objects", 3).get("price")).put("fixed", "GB");
                    piece(root, "objects", 4).put("points", 10);
                    piece(root, "objects", 5).putArray("effects").add("S").add("+3");
                    ((ArrayNode) root.get("perfumes")).remove(11);
                    piece(root, "objects", 0).put("points", 3);
                    ((ObjectNode) piece(root, "market", 0).get("price"))
                            .putArray("stacks")
                            .add(3);
                    piece(root, "market", 1).remove("name");
                    piece(root, "tokens", 0).put("copies", 0);
                    ((ArrayNode) root.get("sides").get("A")).set(2, "oB");
                },
                "EDN-11: colour: 1, expected no fields but",
                "EDN-2: objects[2].id: \"\\u001b[2Jevil\\u000a\", expected",
                "EDN-3: objects[O04].price.fixed: \"GB\", expected",
                "EDN-5: objects[O05].points: 10, expected",
                "EDN-6: objects[O06].effects[1]: \"+3\", expected",
                "EDN-1: perfumes: a list of 11, expected 12 tiles",
                "EDN-10: objects: no tapestry, expected",
                "EDN-7: market[0].price: 3, expected 1",
                "EDN-11: market[1].name: missing, expected a text",
                "EDN-8: tokens[V3].copies: 0, expected",
                "EDN-9: sides.A[2]: \"oB\", expected");
    }

    private static ObjectNode piece(ObjectNode root, String list, int at) {
        return (ObjectNode) root.get(list).get(at);
    }

    @Test
    void anEditionsNameIsSafeToPrint() {
        Edition edition = Edition.of(with("name", "<b>\u0007\u202e\n" + LONG));
        Setup setup = Setup.builder().players(2).edition(edition).build();
        GameState state = GameState.start(setup, Deal.seeded(edition, 1));
        for (String text : List.of(edition.toString(), setup.toString(), state.toString(), state.toText())) {
            assertThat(text).hasSizeLessThan(4_000).doesNotContain("\u0007").doesNotContain("\n");
        }
    }
}
