package io.github.mercurius.mercatores;

import static io.github.mercurius.model.LongTexts.LONG;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.model.EditionLaws;
import io.github.mercurius.model.LongTexts;
import org.junit.jupiter.api.Test;

/** The editions of Mercatores. */
class EditionCasesTest extends EditionLaws<Edition> {
    EditionCasesTest() {
        super(
                "mercatores-editions/1",
                "specials",
                Edition.standIn(),
                Edition::problems,
                Edition::of,
                Edition::toDocument);
    }

    @Override
    protected void agrees(String name, Object given, Edition read) {
        assertThat(read.toDocument()).as(name).isEqualTo(given);
    }

    @Test
    void allProblemsAreNamedAtOnceEachWithItsPlaceAndRule() {
        areNamedAtOnce(
                root -> {
                    root.put("colour", 1);
                    root.put("id", "\u001b[2Jevil\n");
                    piece(root, "goods", 0).putArray("copies").add(10).add(0);
                    piece(root, "goods", 2).remove("code");
                    ((ArrayNode) root.get("goods")).remove(4);
                    ((ArrayNode) piece(root, "specials", 0).get("profit").get(1)).set(1, 1);
                    piece(root, "specials", 1).put("arrows", "U");
                    piece(root, "specials", 4).put("arrows", "D");
                },
                "EDN-1: colour: 1, expected no fields but",
                "EDN-1: id: \"\\u001b[2Jevil\\u000a\", expected 1 to 40 of a-z, 0-9 and -",
                "EDN-3: goods[CRN].copies[1]: 0, expected",
                "EDN-1: goods[2].code: missing",
                "EDN-2: goods: a list of 4, expected the five",
                "EDN-4: specials[WAR].profit[1][1]: 1, expected more",
                "EDN-5: specials[QDL].arrows: \"U\", expected",
                "EDN-1: specials[RCRN].arrows: \"D\", expected no");
        areNamedAtOnce(
                root -> ((ArrayNode) piece(root, "goods", 1).get("profit").get(2)).set(0, 99),
                "EDN-6: goods[TOB].profit: 99, expected a highest step of at most 14");
    }

    private static ObjectNode piece(ObjectNode root, String list, int at) {
        return (ObjectNode) root.get(list).get(at);
    }

    @Test
    void longTextsAreShownInFewWords() {
        LongTexts.refusedInFewWords(
                () -> Edition.of(with("name", LONG)), () -> Edition.of(with("id", "<script>\u0007\u202e" + LONG)));
    }
}
