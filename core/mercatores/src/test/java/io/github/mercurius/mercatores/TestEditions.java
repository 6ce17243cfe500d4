package io.github.mercurius.mercatores;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.model.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Editions to play with: the stand-in, and those of the conformance games. */
final class TestEditions {
    private static final List<Edition> ALL = Json.editions(Edition.standIn(), TestEditions::read);

    private TestEditions() {}

    static List<Edition> all() {
        return ALL;
    }

    /** The cards of the stand-in, with other texts. */
    static Edition standIn(String id, String name) {
        Edition.Builder edition = Edition.builder().id(id).name(name);
        Edition standIn = Edition.standIn();
        for (Good good : Good.all()) {
            edition.good(good, standIn.copiesByShips(good), standIn.profit(good).steps());
        }
        for (SpecialCard card : standIn.specialCards()) {
            List<ProfitStep> profit = card.profit().steps();
            switch (card.type()) {
                case WAREHOUSE -> edition.warehouse(card.code(), standIn.copies(card), profit);
                case QUAY -> edition.quay(card.code(), reversed(card.arrows()), standIn.copies(card), profit);
                case ROUTE -> edition.route(card.code(), card.good().orElseThrow(), standIn.copies(card), profit);
            }
        }
        return edition.build();
    }

    private static Set<Arrow> reversed(List<Arrow> arrows) {
        List<Arrow> list = new ArrayList<>(arrows);
        Collections.reverse(list);
        return new LinkedHashSet<>(list);
    }

    /** The edition in JSON of the right form. */
    static Edition read(JsonNode file) {
        Edition.Builder edition =
                Edition.builder().id(Json.text(file.get("id"))).name(Json.text(file.get("name")));
        for (JsonNode good : Json.array(file.get("goods"))) {
            List<Integer> copies = Json.list(Json.array(good.get("copies")), Json::whole);
            edition.good(Good.valueOf(Json.text(good.get("code"))), copies, profit(good));
        }
        for (JsonNode card : Json.array(file.get("specials"))) {
            String code = Json.text(card.get("code"));
            int copies = Json.whole(card.get("copies"));
            switch (SpecialType.valueOf(Json.text(card.get("type")))) {
                case WAREHOUSE -> edition.warehouse(code, copies, profit(card));
                case QUAY -> edition.quay(code, arrows(Json.text(card.get("arrows"))), copies, profit(card));
                case ROUTE -> edition.route(code, Good.valueOf(Json.text(card.get("good"))), copies, profit(card));
            }
        }
        return edition.build();
    }

    private static Set<Arrow> arrows(String letters) {
        Set<Arrow> arrows = EnumSet.noneOf(Arrow.class);
        StringBuilder inOrder = new StringBuilder();
        for (Arrow arrow : Arrow.values()) {
            if (letters.indexOf(arrow.letter()) >= 0) {
                arrows.add(arrow);
                inOrder.append(arrow.letter());
            }
        }
        if (!letters.contentEquals(inOrder)) {
            throw new IllegalArgumentException(letters);
        }
        return arrows;
    }

    private static List<ProfitStep> profit(JsonNode piece) {
        return Json.list(Json.array(piece.get("profit")), step -> {
            if (step.size() != 2) {
                throw new IllegalArgumentException(step.toString());
            }
            return new ProfitStep(Json.whole(step.get(0)), Json.whole(step.get(1)));
        });
    }
}
