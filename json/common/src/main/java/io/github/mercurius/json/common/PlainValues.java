package io.github.mercurius.json.common;

import com.fasterxml.jackson.core.JsonTokenId;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * JSON as maps, lists, texts, numbers, truth values and null. A number with a fraction or an exponent is kept as it was
 * written, and is none of Java's numbers.
 */
public final class PlainValues {
    private PlainValues() {}

    /** Reads a whole document, before whose first token the parser stands. */
    public static @Nullable Object document(JsonTokens in) throws IOException {
        in.next();
        Object value = read(in);
        if (in.next() != JsonTokenId.ID_NO_TOKEN) {
            throw refused(in, "more", "the end of the document");
        }
        return value;
    }

    /**
     * Reads the value whose first token is the current one, up to its last token. What Jackson would let through is
     * refused: a property twice, a 0 with a sign, half of a surrogate pair.
     */
    public static @Nullable Object read(JsonTokens in) throws IOException {
        return read(in, 0);
    }

    private static @Nullable Object read(JsonTokens in, int depth) throws IOException {
        return switch (in.current()) {
            case JsonTokenId.ID_START_OBJECT -> object(in, depth + 1);
            case JsonTokenId.ID_START_ARRAY -> array(in, depth + 1);
            case JsonTokenId.ID_STRING -> text(in);
            case JsonTokenId.ID_NUMBER_INT -> whole(in);
            case JsonTokenId.ID_NUMBER_FLOAT -> new Fraction(in.text());
            case JsonTokenId.ID_TRUE -> true;
            case JsonTokenId.ID_FALSE -> false;
            case JsonTokenId.ID_NULL -> null;
            case JsonTokenId.ID_NO_TOKEN, JsonTokenId.ID_NOT_AVAILABLE -> throw refused(in, "nothing", "a value");
            default -> throw refused(in, String.valueOf(in.text()), "a value");
        };
    }

    /** A mapper may allow more levels, and a copy of tokens any number. */
    private static void checkDepth(JsonTokens in, int depth) {
        if (depth > WireFormat.DEEPEST) {
            throw Refusals.tooMuch(in.pointer(), "");
        }
    }

    private static Map<String, @Nullable Object> object(JsonTokens in, int depth) throws IOException {
        checkDepth(in, depth);
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        while (in.next() == JsonTokenId.ID_FIELD_NAME) {
            String name = text(in);
            if (object.containsKey(name)) {
                throw refused(in, "the property twice", "each property once");
            }
            in.next();
            object.put(name, read(in, depth));
        }
        return object;
    }

    private static List<@Nullable Object> array(JsonTokens in, int depth) throws IOException {
        checkDepth(in, depth);
        List<@Nullable Object> array = new ArrayList<>();
        while (in.next() != JsonTokenId.ID_END_ARRAY) {
            array.add(read(in, depth));
        }
        return array;
    }

    private static String text(JsonTokens in) throws IOException {
        String text = in.text();
        if (!Scalars.isWellFormed(text)) {
            throw refused(in, "half of a surrogate pair", Scalars.WELL_FORMED);
        }
        return text;
    }

    private static Number whole(JsonTokens in) throws IOException {
        Number number = in.number();
        if (number.intValue() == 0 && in.text().equals("-0")) {
            throw refused(in, "-0", "0 without a sign");
        }
        return number;
    }

    private static FormatException refused(JsonTokens in, String found, String expected) {
        return Refusals.of(in.pointer(), found, expected, null);
    }

    /** An object of these properties: names, each with its value. */
    public static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    /** An array of what stands for each of these. */
    public static <T> List<Object> array(List<T> things, Function<T, Object> value) {
        List<Object> array = new ArrayList<>();
        things.forEach(thing -> array.add(value.apply(thing)));
        return array;
    }

    /** A number that is not a whole one, as it was written. */
    private record Fraction(String written) {
        @Override
        public String toString() {
            return written;
        }
    }
}
