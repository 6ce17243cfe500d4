package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.PlainValues.array;
import static io.github.mercurius.json.common.PlainValues.object;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.EditionCodec;
import io.github.mercurius.mercatores.Arrow;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.ProfitStep;
import io.github.mercurius.mercatores.ProfitTable;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.SpecialType;
import io.github.mercurius.rules.internal.EditionValue;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How editions are written, and read with all their problems at once (EDN-1 to EDN-5). */
final class Editions {
    static final Codec<Edition> EDITION = new EditionCodec<>(Edition.standIn(), Editions::read, Editions::write);

    private static final String FORMAT = "mercatores-edition/1";

    private static final List<String> DOCUMENT = List.of("format", "id", "name", "goods", "specials");
    private static final List<String> GOOD = List.of("code", "copies", "profit");
    private static final List<String> WAREHOUSE = List.of("code", "type", "copies", "profit");
    private static final List<String> QUAY = List.of("code", "type", "copies", "profit", "arrows");
    private static final List<String> ROUTE = List.of("code", "type", "copies", "profit", "good");
    private static final List<String> ANY_SPECIAL = List.of("code", "type", "copies", "profit", "arrows", "good");

    private static final List<String> ARROWS = List.of("D", "L", "R", "DL", "DR", "LR", "DLR");

    private Editions() {}

    private static Edition read(@Nullable Object document) {
        EditionValue file = EditionValue.document(document).object(Rule.EDN_1, "an object");
        hasExactly(file, DOCUMENT);
        if (!file.get("format").is(FORMAT)) {
            file.get("format").refuse(Rule.EDN_1, '"' + FORMAT + '"');
        }
        Edition.Builder edition = Edition.builder()
                .id(file.get("id").text(Rule.EDN_1, "1 to 40 of a-z, 0-9 and -"))
                .name(file.get("name").text(Rule.EDN_1, "1 to 200 characters"));
        int place = 0;
        for (EditionValue good : file.get("goods").pieces(Rule.EDN_2, Rule.EDN_1, "code", new HashSet<>())) {
            hasExactly(good, GOOD);
            Good known = good.get("code").constant(Rule.EDN_2, Good.all());
            Good expected = Good.all().get(Math.min(place, Good.all().size() - 1));
            edition.good(known == null ? expected : known, copies(good.get("copies")), profit(good.get("profit")));
            place++;
        }
        Set<String> codes = new HashSet<>();
        Good.all().forEach(good -> codes.add(good.name()));
        file.get("specials")
                .pieces(Rule.EDN_5, Rule.EDN_1, "code", codes)
                .forEach(special -> special(special, edition));
        return file.checked(edition::build);
    }

    private static void hasExactly(EditionValue object, List<String> fields) {
        object.has(Rule.EDN_1, fields);
        object.onlyHas(Rule.EDN_1, fields);
    }

    private static List<Integer> copies(EditionValue list) {
        List<Integer> copies = new ArrayList<>();
        for (EditionValue number : list.list(Rule.EDN_3, "a list of 1 to 10 numbers")) {
            copies.add(number.whole(Rule.EDN_3, 0, "a whole number of 0 or more"));
        }
        return copies;
    }

    private static List<ProfitStep> profit(EditionValue table) {
        List<ProfitStep> steps = new ArrayList<>();
        for (EditionValue step : table.list(Rule.EDN_4, "a list of steps, at least one")) {
            List<EditionValue> numbers = step.list(Rule.EDN_4, "a step of two numbers");
            if (numbers.size() == 2) {
                String expected = "a whole number of 1 or more";
                steps.add(new ProfitStep(
                        numbers.get(0).whole(Rule.EDN_4, 1, expected),
                        numbers.get(1).whole(Rule.EDN_4, 1, expected)));
            } else {
                step.refuse(Rule.EDN_4, "a step of two numbers");
                steps.add(new ProfitStep(0, 0));
            }
        }
        return steps;
    }

    private static void special(EditionValue card, Edition.Builder edition) {
        EditionValue type = card.get("type");
        boolean warehouse = type.is("WAREHOUSE");
        boolean quay = type.is("QUAY");
        boolean route = type.is("ROUTE");
        card.has(Rule.EDN_1, quay ? QUAY : route ? ROUTE : WAREHOUSE);
        // without a type it cannot be said which of the fields belong there
        card.onlyHas(Rule.EDN_1, quay ? QUAY : route ? ROUTE : warehouse ? WAREHOUSE : ANY_SPECIAL);
        String code = card.get("code").text(Rule.EDN_5, "2 to 8 letters A-Z");
        int copies = card.get("copies").whole(Rule.EDN_5, 1, "a whole number of 1 or more");
        List<ProfitStep> profit = profit(card.get("profit"));
        Good good = route ? card.get("good").constant(Rule.EDN_5, Good.all()) : null;
        if (warehouse) {
            edition.warehouse(code, copies, profit);
        } else if (good != null) {
            edition.route(code, good, copies, profit);
        } else {
            if (!quay && !route) {
                type.constant(Rule.EDN_5, List.of(SpecialType.values()));
            }
            edition.quay(code, quay ? arrows(card.get("arrows")) : EnumSet.allOf(Arrow.class), copies, profit);
        }
    }

    /** The arrows of a quay; all of them if they cannot be read. */
    private static Set<Arrow> arrows(EditionValue letters) {
        String text = letters.text(Rule.EDN_5, "one of " + ARROWS);
        if (!ARROWS.contains(text)) {
            letters.refuse(Rule.EDN_5, "one of " + ARROWS);
            return EnumSet.allOf(Arrow.class);
        }
        Set<Arrow> arrows = EnumSet.allOf(Arrow.class);
        arrows.removeIf(arrow -> text.indexOf(arrow.letter()) < 0);
        return arrows;
    }

    private static Map<String, Object> write(Edition edition) {
        return object(
                "format", FORMAT,
                "id", edition.id(),
                "name", edition.name(),
                "goods", array(Good.all(), good -> write(edition, good)),
                "specials", array(edition.specialCards(), card -> write(card, edition.copies(card))));
    }

    private static Map<String, Object> write(Edition edition, Good good) {
        return object(
                "code", good.name(),
                "copies", edition.copiesByShips(good),
                "profit", write(edition.profit(good)));
    }

    private static Map<String, Object> write(SpecialCard card, int copies) {
        Map<String, Object> special =
                object("code", card.code(), "type", card.type().name());
        if (card.type() == SpecialType.QUAY) {
            StringBuilder letters = new StringBuilder();
            card.arrows().forEach(arrow -> letters.append(arrow.letter()));
            special.put("arrows", letters.toString());
        }
        card.good().ifPresent(good -> special.put("good", good.name()));
        special.put("copies", copies);
        special.put("profit", write(card.profit()));
        return special;
    }

    private static List<Object> write(ProfitTable profit) {
        return array(profit.steps(), step -> List.of(step.atLeast(), step.coins()));
    }
}
