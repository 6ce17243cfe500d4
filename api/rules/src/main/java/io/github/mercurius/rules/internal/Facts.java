package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.Note;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The facts of an event or a violation: values by name, in the order in which the notation has them. */
public final class Facts {
    private Facts() {}

    /** Facts from names and values, a name before each value. */
    public static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> facts = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            facts.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return Collections.unmodifiableMap(facts);
    }

    /** The notation that {@link #write} writes. */
    public static String notation(String type, Map<String, Object> facts, String none) {
        StringBuilder notation = new StringBuilder();
        write(type, facts, notation, none);
        return notation.toString();
    }

    /**
     * Writes a notation behind a text: a type and the values, with a blank before each.
     *
     * @param none what stands for an optional value that there is not, and for a value without a text
     */
    public static void write(String type, Map<String, Object> facts, StringBuilder text, String none) {
        text.append(type);
        facts.values().forEach(fact -> write(fact, text.append(' '), none));
    }

    static void write(Object fact, StringBuilder text, String none) {
        if (fact instanceof Integer number) {
            text.append(number.intValue());
        } else if (fact instanceof Enum<?> code) {
            text.append(code);
        } else if (fact instanceof List<?> list) {
            write(list, text, none);
        } else if (fact instanceof AnyStanding standing) {
            text.append(standing.place()).append(':').append(standing.seat());
            text.append(':').append(standing.score());
        } else if (fact instanceof Note note) {
            text.append(note.seat()).append(' ').append(Hashing.ascii(note.text()));
        } else if (fact instanceof OptionalInt optional) {
            text.append(optional.isPresent() ? Integer.toString(optional.getAsInt()) : none);
        } else {
            Object one = fact instanceof Optional<?> optional
                    ? optional.map(Object.class::cast).orElse(none)
                    : fact;
            String code = one.toString();
            text.append(code.isEmpty() ? none : code);
        }
    }

    private static void write(List<?> facts, StringBuilder text, String none) {
        int start = text.length();
        for (Object fact : facts) {
            write(fact, text.length() == start ? text : text.append(','), none);
        }
    }
}
