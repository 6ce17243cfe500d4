package io.github.mercurius.api;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;

/** The facts of an event or a violation: values by name, in the order in which the notation has them. */
final class Facts extends AbstractMap<String, Object> {
    // A name before each value.
    private final Object[] namesAndValues;

    private Facts(Object[] namesAndValues) {
        this.namesAndValues = namesAndValues;
    }

    /** Facts from names and values, a name before each value. */
    static Map<String, Object> of(Object... namesAndValues) {
        return new Facts(namesAndValues);
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return namesAndValues.length / 2;
            }

            @Override
            public Iterator<Entry<String, Object>> iterator() {
                return entries();
            }
        };
    }

    private Iterator<Entry<String, Object>> entries() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < namesAndValues.length;
            }

            @Override
            public Entry<String, Object> next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("there are " + size() + " facts, and no more");
                }
                next += 2;
                return new SimpleImmutableEntry<>((String) namesAndValues[next - 2], namesAndValues[next - 1]);
            }
        };
    }

    /** The notation: a type and the values, with a blank before each. */
    static String notation(String type, Map<String, Object> facts) {
        StringBuilder notation = new StringBuilder();
        write(type, facts, notation);
        return notation.toString();
    }

    /** Writes the notation behind a text. */
    static void write(String type, Map<String, Object> facts, StringBuilder text) {
        text.append(type);
        Object[] namesAndValues = ((Facts) facts).namesAndValues;
        for (int i = 1; i < namesAndValues.length; i += 2) {
            write(namesAndValues[i], text.append(' '));
        }
    }

    private static void write(Object fact, StringBuilder text) {
        if (fact instanceof Integer number) {
            text.append(number.intValue());
        } else if (fact instanceof Enum<?> || fact instanceof Bag<?, ?>) {
            text.append(fact);
        } else if (fact instanceof Optional<?> optional) {
            optional.ifPresent(one -> write(one, text));
        } else if (fact instanceof Standing standing) {
            text.append(standing.place())
                    .append(':')
                    .append(standing.seat())
                    .append(':')
                    .append(standing.wealth());
        } else {
            write((List<?>) fact, text);
        }
    }

    private static void write(List<?> facts, StringBuilder text) {
        int start = text.length();
        for (Object fact : facts) {
            write(fact, text.length() == start ? text : text.append(','));
        }
    }
}
