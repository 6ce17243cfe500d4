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
        StringBuilder notation = new StringBuilder(type);
        for (Object fact : facts.values()) {
            write(fact, notation.append(' '));
        }
        return notation.toString();
    }

    private static void write(Object fact, StringBuilder notation) {
        if (fact instanceof List<?> list) {
            int start = notation.length();
            for (Object one : list) {
                write(one, notation.length() == start ? notation : notation.append(','));
            }
        } else if (fact instanceof Standing standing) {
            notation.append(standing.place())
                    .append(':')
                    .append(standing.seat())
                    .append(':')
                    .append(standing.wealth());
        } else if (fact instanceof Optional<?> optional) {
            optional.ifPresent(one -> write(one, notation));
        } else {
            notation.append(fact);
        }
    }
}
