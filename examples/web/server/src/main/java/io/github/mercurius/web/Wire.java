package io.github.mercurius.web;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The JSON between pages and server. It is read strictly: what is missing, unknown, twice there or of another kind is
 * refused, and the refusal says where.
 */
final class Wire {
    private static final int LONGEST_TEXT = 4_096;

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1,40}");

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(8) // an edition within a request, with what is in it
                            .maxStringLength(LONGEST_TEXT)
                            .maxNumberLength(20)
                            .maxNameLength(256)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .withConfigOverride(String.class, texts -> texts.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL)))
            .build();

    private Wire() {}

    /** An object to write. */
    static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }

    static @Nullable Integer orNull(OptionalInt number) {
        return number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
    }

    /** What a page is told of a refusal. */
    static ObjectNode error(RefusedException refusal, Locale language) {
        return node().put("error", refusal.why().code()).put("message", refusal.message(language));
    }

    /** An object with nothing read of it yet. */
    static ObjectNode object(String json) {
        try {
            if (MAPPER.readTree(json) instanceof ObjectNode object) {
                return object;
            }
        } catch (StreamConstraintsException e) {
            throw malformed("body: a text of more than " + LONGEST_TEXT
                    + " characters, a long number or name, or objects deep in each other, expected none");
        } catch (JsonProcessingException e) {
            // What the parser says quotes what was sent; the place is enough.
            long column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
            throw malformed("body: not JSON at column " + column + ", expected one JSON object");
        }
        throw malformed("body: expected one JSON object");
    }

    /** An object as a record that describes it. */
    static <T> T read(JsonNode object, Class<T> type) {
        try {
            return MAPPER.treeToValue(object, type);
        } catch (UnrecognizedPropertyException e) {
            throw malformed(path(e) + ": unknown, expected only what the protocol has");
        } catch (InvalidTypeIdException e) {
            throw malformed("type: unknown, expected one of the protocol");
        } catch (MismatchedInputException e) {
            String place = path(e);
            boolean isThere = !place.isEmpty()
                    && !object.at("/" + place.replace('.', '/')).isMissingNode();
            throw malformed(
                    place + (isThere ? ": of another kind" : ": missing") + ", expected " + kind(e.getTargetType()));
        } catch (JsonProcessingException e) {
            throw malformed("body: expected what the protocol has");
        }
    }

    static RefusedException malformed(String message) {
        return new RefusedException(Why.MALFORMED, message);
    }

    /** Where something is wrong; names that nobody would choose are not told back. */
    private static String path(JsonMappingException wrong) {
        return wrong.getPath().stream()
                .map(JsonMappingException.Reference::getFieldName)
                .map(name -> name != null && NAME.matcher(name).matches() ? name : "a field")
                .collect(Collectors.joining("."));
    }

    private static String kind(@Nullable Class<?> type) {
        if (type == String.class) {
            return "a text";
        } else if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        } else if (type == int.class || type == Integer.class) {
            return "a whole number";
        }
        return "an object";
    }
}
