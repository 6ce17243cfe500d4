package io.github.mercurius.mercatores;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The problems of an edition's document, as they are found; and how their places and values are written. */
final class EditionProblems {
    /** Stands for a field that is not there. */
    static final Object MISSING = new Object();

    /** So many problems are named; nobody reads more, and a hostile document has millions. */
    static final int MOST = 1_000;

    private static final int MOST_SHOWN = 60;

    /** A number with more bits is not written, as that takes long. */
    private static final int MOST_BITS = 200;

    private final List<EditionProblem> problems = new ArrayList<>();

    void add(Rule rule, String place, @Nullable Object found, String expected) {
        if (problems.size() < MOST) {
            problems.add(new EditionProblem(rule, SafeText.of(place, SafeText.MOST), shown(found), expected));
        }
    }

    List<EditionProblem> all() {
        return Collections.unmodifiableList(problems);
    }

    static String field(String place, String field) {
        return place.isEmpty() ? field : place + "." + field;
    }

    static String element(String place, int index) {
        return place + "[" + index + "]";
    }

    /** A whole number, or null: one with a fraction or an exponent is none, even if it is 1.0. */
    static @Nullable BigInteger whole(@Nullable Object value) {
        if (value instanceof BigInteger number) {
            return number;
        }
        if (value instanceof Number number && isWhole(number)) {
            return BigInteger.valueOf(number.longValue());
        }
        return null;
    }

    private static boolean isWhole(Number number) {
        return number instanceof Integer || number instanceof Long || number instanceof Short || number instanceof Byte;
    }

    private static String shown(@Nullable Object value) {
        if (value == MISSING) {
            return "missing";
        }
        if (value instanceof List<?> list) {
            return "a list of " + list.size();
        }
        if (value instanceof Map<?, ?>) {
            return "an object";
        }
        if (value instanceof BigInteger number && number.bitLength() > MOST_BITS) {
            return "a number of " + number.bitLength() + " bits";
        }
        return value instanceof String text
                ? '"' + SafeText.of(text, MOST_SHOWN) + '"'
                : SafeText.of(String.valueOf(value), MOST_SHOWN);
    }
}
