package io.github.mercurius.examples.games.vectors;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads and compares the fields of a line, and names the one in which something is wrong. */
public final class Fields {
    /** Reads what is one JSON value, each property of it once, and nothing after it. */
    public static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .build();

    private static final String NOTHING = "nothing";

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

    /** The object in a line, with no fields but some. */
    public static JsonNode object(String line, Set<String> names) {
        return only("line", json(line), names);
    }

    private static JsonNode json(String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException broken) {
            throw new Mismatch("line", "no JSON (" + broken.getOriginalMessage() + ")", "expects a JSON object");
        }
    }

    /** An object with no fields but some. */
    public static JsonNode only(String path, JsonNode object, Set<String> names) {
        expect(path, object, object.isObject(), "a JSON object");
        object.fieldNames().forEachRemaining(name -> {
            if (!names.contains(name)) {
                throw new Mismatch(name, shown(object.get(name)), NOTHING);
            }
        });
        return object;
    }

    /** The value of a field; a mismatch if there is none. */
    public static JsonNode get(JsonNode object, String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            throw new Mismatch(name, NOTHING, "expects a value");
        }
        return value;
    }

    /** The field {@code seed}, an unsigned number as text; none if it is null. */
    public static Optional<Long> seed(JsonNode line) {
        JsonNode seed = get(line, "seed");
        if (seed.isNull()) {
            return Optional.empty();
        }
        long number = parse("seed", seed, Long::parseUnsignedLong);
        compare("seed", seed, JSON.valueToTree(Long.toUnsignedString(number)));
        return Optional.of(number);
    }

    /** A value that is a text; a mismatch if it is none. */
    public static String text(String path, JsonNode value) {
        return expect(path, value, value.isTextual(), "a text").asText();
    }

    /** A value that is a whole number; a mismatch if it is none. */
    public static int integer(String path, JsonNode value) {
        return expect(path, value, value.isInt(), "a whole number").asInt();
    }

    /** A field that is a whole number, of which the library can make something. */
    public static int number(JsonNode object, String name, IntFunction<?> use) {
        int number = integer(name, get(object, name));
        accept(name, number, () -> use.apply(number));
        return number;
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

    /** The edition in a document; a mismatch with all that is wrong in place of a refusal. */
    public static <E> E edition(JsonNode document, WireFormat<E> format) {
        return accept("edition", "an edition", () -> {
            try {
                return format.read(document.toString());
            } catch (FormatException refused) {
                throw refused.getCause() instanceof EditionException all ? all : refused;
            }
        });
    }

    /** Compares to the last leaf, so that the mismatch can say where it is. */
    public static void compare(String path, JsonNode vector, JsonNode library) {
        if (vector.isObject() && library.isObject()) {
            compareObjects(path, vector, library);
        } else if (vector.isArray() && library.isArray()) {
            for (int i = 0; i < Math.max(vector.size(), library.size()); i++) {
                compare(path + "[" + i + "]", vector.path(i), library.path(i));
            }
        } else if (!vector.equals(library)) {
            throw new Mismatch(path, shown(vector), shown(library));
        }
    }

    private static void compareObjects(String path, JsonNode vector, JsonNode library) {
        for (Iterator<String> names = library.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            compare(path + "." + name, vector.path(name), library.get(name));
        }
        for (Iterator<String> names = vector.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            compare(path + "." + name, vector.get(name), library.path(name));
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
        return value.isMissingNode() ? NOTHING : value.toString();
    }
}
