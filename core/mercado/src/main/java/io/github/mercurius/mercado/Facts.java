package io.github.mercurius.mercado;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The facts of an event or a violation: values by name, in the order in which the notation has them. */
final class Facts {
    private Facts() {}

    /** Facts from names and values, a name before each value. */
    static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> facts = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            facts.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return Collections.unmodifiableMap(facts);
    }

    /** The notation: a type and the values, with a blank before each. */
    static String notation(String type, Map<String, Object> facts) {
        StringBuilder notation = new StringBuilder(type);
        for (Object fact : facts.values()) {
            notation.append(' ').append(code(fact));
        }
        return notation.toString();
    }

    private static String code(Object fact) {
        if (fact instanceof List<?> list) {
            return codes(list);
        }
        if (fact instanceof Standing standing) {
            return standing.place() + ":" + standing.seat() + ":" + standing.position();
        }
        if (fact instanceof OptionalInt optional) {
            return optional.isPresent() ? Integer.toString(optional.getAsInt()) : "-";
        }
        if (fact instanceof Optional<?> optional) {
            return optional.isPresent() ? code(optional.get()) : "-";
        }
        if (fact instanceof Coins coins && coins.isEmpty()) {
            return "-";
        }
        return fact.toString();
    }

    private static String codes(List<?> facts) {
        StringBuilder codes = new StringBuilder();
        for (Object fact : facts) {
            codes.append(codes.length() == 0 ? "" : ",").append(code(fact));
        }
        return codes.toString();
    }
}
