package io.github.mercurius.common;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The places and values of a document made of maps, lists, texts and numbers, as messages about it write them. */
public final class DocumentText {
    /** Stands for a field that is not there. */
    public static final Object MISSING = new Object();

    private static final int MOST_SHOWN = 60;

    /** A number with more bits is not written, as that takes long. */
    private static final int MOST_BITS = 200;

    private DocumentText() {}

    /** The place of a field of the object at a place, such as {@code goods[TOB].copies}; the document's is empty. */
    public static String field(String place, String field) {
        return place.isEmpty() ? field : place + "." + field;
    }

    /** The place of an element of the list at a place. */
    public static String element(String place, int index) {
        return place + "[" + index + "]";
    }

    /**
     * The place of a piece in the list at a place: by its code, such as {@code tokens[V2S]}, if it has one of its own.
     */
    public static String piece(String place, int index, @Nullable Object code, Collection<String> taken) {
        boolean named = code instanceof String text && text.matches("[A-Z][A-Z0-9]{0,7}") && !taken.contains(text);
        return named ? place + "[" + code + "]" : element(place, index);
    }

    /** A whole number, or null: one with a fraction or an exponent is none, even if it is 1.0. */
    public static @Nullable BigInteger whole(@Nullable Object value) {
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

    /** A value in a few characters that are safe to print. */
    public static String shown(@Nullable Object value) {
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
