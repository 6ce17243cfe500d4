package io.github.mercurius.common;

import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.Note;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

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
    public static String notation(String type, Map<String, Object> facts, String none) {
        StringBuilder notation = new StringBuilder();
        write(type, facts, notation, none);
        return notation.toString();
    }

    /**
     * Writes a notation behind a text: a type and the values, with a blank before each.
     *
     * @param facts made by {@link #of}
     * @param none what stands for an optional value that there is not, and for a value without a text
     */
    public static void write(String type, Map<String, Object> facts, StringBuilder text, String none) {
        text.append(type);
        Object[] namesAndValues = ((Facts) facts).namesAndValues;
        for (int i = 1; i < namesAndValues.length; i += 2) {
            write(namesAndValues[i], text.append(' '), none);
        }
    }

    static void write(Object fact, StringBuilder text, String none) {
        if (fact instanceof Integer number) {
            write(number.intValue(), text);
        } else if (fact instanceof Enum<?> code) {
            text.append(code);
        } else if (fact instanceof List<?> list) {
            write(list, text, none);
        } else if (fact instanceof AnyStanding standing) {
            text.append(standing.place()).append(':').append(standing.seat());
            text.append(':').append(standing.score());
        } else if (fact instanceof Note note) {
            write(note.seat(), text);
            Escape.ascii(note.text(), text.append(' '));
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

    /** Most numbers have one digit, which is a character. */
    private static void write(int number, StringBuilder text) {
        if (number >= 0 && number <= 9) {
            text.append((char) ('0' + number));
        } else {
            text.append(number);
        }
    }

    private static void write(List<?> facts, StringBuilder text, String none) {
        int start = text.length();
        for (Object fact : facts) {
            write(fact, text.length() == start ? text : text.append(','), none);
        }
    }
}
