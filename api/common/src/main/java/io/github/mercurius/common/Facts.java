package io.github.mercurius.common;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;

/** The facts of an event or a violation: values by name, in the order in which the notation has them. */
public final class Facts extends AbstractMap<String, Object> {
    // A name before each value.
    private final Object[] namesAndValues;

    private Facts(Object[] namesAndValues) {
        this.namesAndValues = namesAndValues;
    }

    /** Facts from names and values, a name before each value. */
    public static Map<String, Object> of(Object... namesAndValues) {
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

    /** The notation that {@link #write} writes. */
    public static String notation(String type, Map<String, Object> facts, BiConsumer<Object, StringBuilder> value) {
        StringBuilder notation = new StringBuilder();
        write(type, facts, notation, value);
        return notation.toString();
    }

    /**
     * Writes a notation behind a text: a type and the values, with a blank before each.
     *
     * @param facts made by {@link #of}
     * @param value writes a value that is neither a number nor a list
     */
    public static void write(
            String type, Map<String, Object> facts, StringBuilder text, BiConsumer<Object, StringBuilder> value) {
        text.append(type);
        Object[] namesAndValues = ((Facts) facts).namesAndValues;
        for (int i = 1; i < namesAndValues.length; i += 2) {
            write(namesAndValues[i], text.append(' '), value);
        }
    }

    private static void write(Object fact, StringBuilder text, BiConsumer<Object, StringBuilder> value) {
        if (fact instanceof Integer number) {
            text.append(number.intValue());
        } else if (fact instanceof List<?> list) {
            write(list, text, value);
        } else {
            value.accept(fact, text);
        }
    }

    private static void write(List<?> facts, StringBuilder text, BiConsumer<Object, StringBuilder> value) {
        int start = text.length();
        for (Object fact : facts) {
            write(fact, text.length() == start ? text : text.append(','), value);
        }
    }
}
