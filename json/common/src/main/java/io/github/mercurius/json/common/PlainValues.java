package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON values as maps, lists, texts, numbers, truth values and null, for readers that check them on their own. A number
 * with a fraction or an exponent is given as it was written, and is none of Java's numbers.
 */
public final class PlainValues {
    private PlainValues() {}

    /** Reads the value whose first token is the current one, up to its last token; each property stands there once. */
    public static @Nullable Object read(JsonInput in) throws IOException {
        Token token = in.token();
        if (token == null) {
            throw in.failure("a value");
        }
        return switch (token) {
            case START_OBJECT -> object(in);
            case START_ARRAY -> array(in);
            case TEXT -> Scalars.TEXT.read(in);
            case WHOLE_NUMBER -> in.tokens().number();
            case FRACTION -> new Fraction(in.tokens().text());
            case TRUE, FALSE -> Scalars.BOOLEAN.read(in);
            case NULL -> null;
            default -> throw in.failure("a value");
        };
    }

    /** An object of these properties: names, each with its value. */
    public static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    private static Map<String, @Nullable Object> object(JsonInput in) throws IOException {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            if (object.containsKey(name)) {
                throw in.failure("the property twice", "each property once");
            }
            in.nextToken();
            object.put(name, read(in));
        }
        return object;
    }

    private static List<@Nullable Object> array(JsonInput in) throws IOException {
        List<@Nullable Object> array = new ArrayList<>();
        while (in.nextToken() != Token.END_ARRAY) {
            array.add(read(in));
        }
        return array;
    }

    /** Writes a value of maps, lists, texts, whole numbers and null. */
    public static void write(@Nullable Object value, JsonOutput out) throws IOException {
        if (value instanceof Map<?, ?> object) {
            out.startObject();
            for (Map.Entry<?, ?> property : object.entrySet()) {
                out.name(String.valueOf(property.getKey()));
                write(property.getValue(), out);
            }
            out.endObject();
        } else if (value instanceof List<?> array) {
            out.startArray();
            for (Object item : array) {
                write(item, out);
            }
            out.endArray();
        } else if (value instanceof Integer number) {
            out.number(number);
        } else if (value == null) {
            out.none();
        } else {
            writeText(String.valueOf(value), out);
        }
    }

    private static void writeText(String text, JsonOutput out) throws IOException {
        int length = text.length();
        Scalars.checkWritable(
                length <= TextFormat.LONGEST_TEXT,
                "a text of " + length + " characters",
                "at most " + TextFormat.LONGEST_TEXT);
        Scalars.TEXT.write(text, out);
    }

    /** A number that is not a whole one, as it was written. */
    private record Fraction(String written) {
        @Override
        public String toString() {
            return written;
        }
    }
}
