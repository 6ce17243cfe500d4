package io.github.mercurius.web.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a JSON object that a page sent, read strictly: what is missing, unknown or of another kind is refused.
 */
final class Fields {
    /** An edition within a request, with what is in it. */
    private static final int DEEPEST = 8;

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1,40}");
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(4096)
                            .maxNumberLength(20)
                            .maxNameLength(256)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final String of;
    private final ObjectNode object;
    private final Set<String> read = new HashSet<>();

    private Fields(String of, ObjectNode object) {
        this.of = of;
        this.object = object;
    }

    /** The fields of a JSON text. */
    static Fields parse(String json) {
        try {
            if (MAPPER.readTree(json) instanceof ObjectNode object) {
                return new Fields("", object);
            }
        } catch (JsonProcessingException e) {
            // What the parser says quotes what was sent; the place is enough.
            long column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
            throw malformed("body: not JSON at column " + column + ", expected one JSON object");
        }
        throw malformed("body: expected one JSON object");
    }

    private static RefusedException malformed(String message) {
        return new RefusedException(Why.MALFORMED, message);
    }

    private @Nullable JsonNode find(String name) {
        read.add(name);
        JsonNode value = object.get(name);
        return value == null || value.isNull() ? null : value;
    }

    boolean has(String name) {
        return find(name) != null;
    }

    String text(String name) {
        JsonNode value = find(name);
        if (value == null || !value.isTextual()) {
            throw expected(name, "a text");
        }
        return value.textValue();
    }

    @Nullable
    String textOrNull(String name) {
        return has(name) ? text(name) : null;
    }

    String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    int number(String name) {
        JsonNode value = find(name);
        if (value == null || !value.isIntegralNumber() || !value.canConvertToInt()) {
            throw expected(name, "a whole number");
        }
        return value.intValue();
    }

    int number(String name, int otherwise) {
        return has(name) ? number(name) : otherwise;
    }

    boolean flag(String name) {
        JsonNode value = find(name);
        if (value == null || !value.isBoolean()) {
            throw expected(name, "true or false");
        }
        return value.booleanValue();
    }

    boolean flag(String name, boolean otherwise) {
        return has(name) ? flag(name) : otherwise;
    }

    /** One of some words. */
    <T> T word(String name, Map<String, T> words) {
        T value = words.get(text(name));
        if (value == null) {
            throw expected(name, "one of " + String.join(", ", words.keySet()));
        }
        return value;
    }

    /** The fields of an object within; none if it is missing. */
    Fields inner(String name) {
        JsonNode value = find(name);
        if (value == null) {
            return new Fields(of + name + ".", MAPPER.createObjectNode());
        }
        if (value instanceof ObjectNode inner) {
            return new Fields(of + name + ".", inner);
        }
        throw expected(name, "an object");
    }

    /** An object within, as it was sent; null if it is missing. */
    @Nullable
    String objectOrNull(String name) {
        JsonNode value = find(name);
        if (value != null && !value.isObject()) {
            throw expected(name, "an object");
        }
        return value == null ? null : value.toString();
    }

    /** The words of an object within, by name; none if it is missing. */
    Map<String, String> words(String name) {
        Map<String, String> words = new LinkedHashMap<>();
        Fields inner = inner(name);
        inner.object.properties().forEach(each -> {
            if (!each.getValue().isTextual()) {
                throw expected(name, "an object of texts");
            }
            words.put(each.getKey(), each.getValue().textValue());
        });
        return words;
    }

    Iterator<String> names() {
        return object.fieldNames();
    }

    /** Refuses what nobody has read. */
    void end() {
        object.fieldNames().forEachRemaining(name -> {
            if (!read.contains(name)) {
                String shown = NAME.matcher(name).matches() ? name : "a field";
                throw malformed(of + shown + ": unknown, expected only what the protocol has");
            }
        });
    }

    private RefusedException expected(String name, String what) {
        return malformed(of + name + ": " + (object.has(name) ? "of another kind" : "missing") + ", expected " + what);
    }
}
