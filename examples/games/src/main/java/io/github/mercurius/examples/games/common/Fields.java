package io.github.mercurius.examples.games.common;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads, writes and compares the fields of a line, and names the one in which something is wrong. */
public final class Fields {
    /** Reads what is one JSON value, each property of it once, and nothing after it. */
    public static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .build();

    private static final char NO_TEXT = '\ufffd'; // stands for bytes that are not UTF-8

    private Fields() {}

    /** A seat as a value; null if there is none. */
    public static @Nullable Integer seat(OptionalInt seat) {
        return seat.isPresent() ? Integer.valueOf(seat.getAsInt()) : null;
    }

    /** The first fields of a state of a game without chance: how far it is, and whose turn it is. */
    public static ObjectNode moment(AnyTable table) {
        return JSON.createObjectNode()
                .put("turn", table.turn())
                .put("active", seat(table.decider()))
                .put("over", table.isOver());
    }

    /** What is said of each of some things, as an array. */
    public static <T> ArrayNode array(Collection<? extends T> things, Function<T, ? extends @Nullable Object> said) {
        List<@Nullable Object> values = new ArrayList<>();
        things.forEach(thing -> values.add(said.apply(thing)));
        return JSON.valueToTree(values);
    }

    /** The object in a line; a mismatch if there is none. */
    public static ObjectNode object(String line) {
        if (line.indexOf(NO_TEXT) >= 0) {
            throw new Mismatch("line", "no text", "complains: bytes that are not UTF-8");
        }
        try {
            JsonNode value = JSON.readTree(line);
            if (value instanceof ObjectNode object) {
                return object;
            }
            throw new Mismatch("line", shown(value), "expects a JSON object");
        } catch (JsonProcessingException broken) {
            throw new Mismatch("line", "no JSON (" + broken.getOriginalMessage() + ")", "expects a JSON object");
        }
    }

    /** The field {@code seed}, an unsigned number as text; none if it is null. */
    public static Optional<Long> seed(ObjectNode line) {
        JsonNode seed = line.path("seed");
        return seed.isTextual() ? Optional.of(Long.parseUnsignedLong(seed.asText())) : Optional.empty();
    }

    /** A value that is a text; a mismatch if it is none. */
    public static String text(String path, JsonNode value) {
        return expect(path, value, value.isTextual(), "a text").asText();
    }

    /** The items of an array, each with the path that leads to it. */
    public static <T> List<T> list(String path, JsonNode array, BiFunction<String, JsonNode, T> item) {
        expect(path, array, array.isArray(), "an array");
        List<T> items = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            items.add(item.apply(path + "[" + i + "]", array.get(i)));
        }
        return items;
    }

    private static JsonNode expect(String path, JsonNode value, boolean met, String what) {
        if (!met) {
            throw new Mismatch(path, shown(value), "expects " + what);
        }
        return value;
    }

    /** What the library reads from a text. */
    public static <T> T parse(String path, JsonNode value, Function<String, T> parser) {
        String text = text(path, value);
        return accept(path, text, () -> parser.apply(text));
    }

    /** What the library reads from a value; a mismatch in place of its refusal. */
    public static <T> T accept(String path, Object value, Supplier<T> use) {
        try {
            return use.get();
        } catch (IllegalArgumentException refused) {
            throw new Mismatch(path, value, "complains: " + refused.getMessage());
        }
    }

    /**
     * The edition in a document.
     *
     * @throws EditionException that names all rules that it breaks
     * @throws FormatException if it is no edition at all
     */
    public static <E> E edition(WireFormat<E> format, byte[] document) {
        try {
            return format.read(document);
        } catch (FormatException refused) {
            throw refused.getCause() instanceof EditionException broken ? broken : refused;
        }
    }

    /** The same; a mismatch in place of a refusal. */
    public static <E> E edition(WireFormat<E> format, JsonNode document) {
        byte[] bytes = document.toString().getBytes(StandardCharsets.UTF_8);
        return accept("edition", "an edition", () -> edition(format, bytes));
    }

    /**
     * Compares to the last leaf, so that the mismatch can say where it is.
     *
     * @param path of both values; empty for whole lines
     */
    public static void compare(String path, JsonNode vector, JsonNode library) {
        if (vector.isObject() && library.isObject()) {
            Set<String> names = new LinkedHashSet<>();
            library.fieldNames().forEachRemaining(names::add);
            vector.fieldNames().forEachRemaining(names::add);
            String before = path.isEmpty() ? "" : path + ".";
            names.forEach(name -> compare(before + name, vector.path(name), library.path(name)));
        } else if (vector.isArray() && library.isArray()) {
            for (int i = 0; i < Math.max(vector.size(), library.size()); i++) {
                compare(path + "[" + i + "]", vector.path(i), library.path(i));
            }
        } else if (!vector.equals(library)) {
            throw new Mismatch(path, shown(vector), shown(library));
        }
    }

    /** An object in JSON as maps, lists, texts and numbers. */
    public static Map<String, Object> document(String object) {
        try {
            return JSON.readValue(object, new TypeReference<>() {});
        } catch (JsonProcessingException broken) {
            throw new IllegalArgumentException(broken);
        }
    }

    private static String shown(JsonNode value) {
        return value.isMissingNode() ? "nothing" : value.toString();
    }
}
