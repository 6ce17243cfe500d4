package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes an edition as the document that {@link EditionReader} reads. */
final class EditionDocument {
    private EditionDocument() {}

    static Map<String, Object> of(Edition edition) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("format", EditionReader.FORMAT);
        document.put("id", edition.id());
        document.put("name", edition.name());
        document.put("goods", list(Good.all(), good -> good(edition, good)));
        document.put("specials", list(edition.specialCards(), card -> special(edition, card)));
        return Collections.unmodifiableMap(document);
    }

    private static Map<String, Object> good(Edition edition, Good good) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("code", good.name());
        List<Integer> copies = new ArrayList<>();
        for (int count : edition.copiesByShips(good)) {
            copies.add(count);
        }
        document.put("copies", Collections.unmodifiableList(copies));
        document.put("profit", profit(edition.profit(good)));
        return Collections.unmodifiableMap(document);
    }

    private static Map<String, Object> special(Edition edition, SpecialCard card) {
        return special(card, edition.copies(card));
    }

    /** A special card of which there is one. */
    static Map<String, Object> special(SpecialCard card) {
        return special(card, 1);
    }

    private static Map<String, Object> special(SpecialCard card, int copies) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("code", card.code());
        document.put("type", card.type().name());
        if (card.type() == SpecialType.QUAY) {
            document.put("arrows", arrows(card));
        }
        card.good().ifPresent(good -> document.put("good", good.name()));
        document.put("copies", copies);
        document.put("profit", profit(card.profit()));
        return Collections.unmodifiableMap(document);
    }

    /** The arrows of a quay as letters, such as {@code DL}. */
    static String arrows(SpecialCard card) {
        return card.arrows().stream().map(arrow -> "" + arrow.letter()).collect(Collectors.joining());
    }

    private static List<Object> profit(ProfitTable profit) {
        return list(profit.steps(), step -> List.of(step.atLeast(), step.coins()));
    }

    private static <T> List<Object> list(List<T> things, java.util.function.Function<T, Object> document) {
        List<Object> list = new ArrayList<>();
        things.forEach(thing -> list.add(document.apply(thing)));
        return Collections.unmodifiableList(list);
    }
}
