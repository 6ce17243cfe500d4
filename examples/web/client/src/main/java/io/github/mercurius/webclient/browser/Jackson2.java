package io.github.mercurius.webclient.browser;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.JsonOutput;
import io.github.mercurius.webclient.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;

/**
 * Stands in for the class of this name that writes and reads JSON with Jackson, which the compiler cannot compile. The
 * browser reads JSON itself.
 */
public final class Jackson2 {
    private final String[] parts;
    private int next;

    private Jackson2(String[] parts) {
        this.parts = parts;
    }

    /** The text of a value, never pretty. */
    public static <T> String write(Codec<T> codec, T value, boolean pretty) {
        StringBuilder text = new StringBuilder();
        try {
            codec.write(value, new TextOutput(text));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** Writes into a text. */
    private record TextOutput(StringBuilder text) implements JsonOutput {
        private StringBuilder next() {
            char last = text.length() == 0 ? '[' : text.charAt(text.length() - 1);
            return last == '{' || last == '[' || last == ':' ? text : text.append(',');
        }

        @Override
        public void startObject() {
            next().append('{');
        }

        @Override
        public void endObject() {
            text.append('}');
        }

        @Override
        public void startArray() {
            next().append('[');
        }

        @Override
        public void endArray() {
            text.append(']');
        }

        @Override
        public void name(String name) {
            next().append(Json.of(name)).append(':');
        }

        @Override
        public void value(@Nullable Object scalar) {
            next().append(Json.of(scalar));
        }
    }

    /** The value that a text stands for: maps, lists, texts, whole numbers, truth values and null. */
    public static @Nullable Object read(String json) {
        String[] parts = parts(json);
        if (parts.length == 0) {
            throw new IllegalArgumentException("malformed JSON, expected well-formed JSON without fractions");
        }
        return new Jackson2(parts).value();
    }

    /**
     * All of a text in parts: <code>{</code> or {@code [} before the number of things in it and these, names and values
     * in turn; {@code "} before a text; all else as it is. Nothing for what is no JSON.
     */
    @JSBody(
            params = "json",
            script = "var parts = [];"
                    + "function add(value) {"
                    + "  if (Array.isArray(value)) {"
                    + "    parts.push('[' + value.length); value.forEach(add);"
                    + "  } else if (value !== null && typeof value === 'object') {"
                    + "    var names = Object.keys(value); parts.push('{' + names.length);"
                    + "    names.forEach(function(name) { parts.push(name); add(value[name]); });"
                    + "  } else if (typeof value === 'number' && !Number.isSafeInteger(value)) {"
                    + "    throw new Error('a fraction');"
                    + "  } else { parts.push(typeof value === 'string' ? '\"' + value : String(value)); }"
                    + "}"
                    + "try { add(JSON.parse(json)); } catch (malformed) { return []; }"
                    + "return parts;")
    private static native String[] parts(String json);

    private @Nullable Object value() {
        String part = parts[next++];
        String rest = part.substring(1);
        return switch (part.charAt(0)) {
            case '{' -> object(Integer.parseInt(rest));
            case '[' -> array(Integer.parseInt(rest));
            case '"' -> rest;
            case 't' -> true;
            case 'f' -> false;
            case 'n' -> null;
            default -> number(Long.parseLong(part));
        };
    }

    private Map<String, @Nullable Object> object(int size) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            object.put(parts[next++], value());
        }
        return object;
    }

    private List<@Nullable Object> array(int size) {
        List<@Nullable Object> array = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            array.add(value());
        }
        return array;
    }

    private static Number number(long number) {
        if (number == (int) number) {
            return (int) number;
        }
        return number;
    }
}
