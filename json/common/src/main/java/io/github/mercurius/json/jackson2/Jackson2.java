package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.PlainValues;
import io.github.mercurius.json.common.Refusals;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes and reads plain values as JSON texts with Jackson 2. */
public final class Jackson2 {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            // Names that hostile documents make up stay in a table of limited size, and do no harm if they collide.
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(WireFormat.DEEPEST)
                    .maxStringLength(WireFormat.LONGEST_TEXT)
                    .maxNameLength(WireFormat.LONGEST_NAME)
                    .maxNumberLength(WireFormat.LONGEST_NAME)
                    .build())
            .build();

    private Jackson2() {}

    /** The text of a value. */
    public static String write(@Nullable Object value, boolean pretty) {
        try (SegmentedStringWriter written = new SegmentedStringWriter(FACTORY._getBufferRecycler())) {
            try (JsonGenerator out = FACTORY.createGenerator(written)) {
                if (pretty) {
                    out.setPrettyPrinter(
                            new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
                }
                write(value, out);
            }
            return written.getAndClear();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(@Nullable Object value, JsonGenerator out) throws IOException {
        // texts first, of which there are most: a text is seen to be none of the interfaces below only slowly
        if (value instanceof String text) {
            out.writeString(Scalars.writable(text));
        } else if (value instanceof Integer number) {
            out.writeNumber(number);
        } else if (value instanceof List<?> array) {
            out.writeStartArray();
            for (Object item : array) {
                write(item, out);
            }
            out.writeEndArray();
        } else if (value instanceof Map<?, ?> object) {
            out.writeStartObject();
            for (Map.Entry<?, ?> property : object.entrySet()) {
                out.writeFieldName(Scalars.writable((String) property.getKey()));
                write(property.getValue(), out);
            }
            out.writeEndObject();
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else {
            out.writeNull();
        }
    }

    /** The tree of a value. */
    public static JsonNode tree(@Nullable Object value) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (value instanceof String text) {
            return nodes.textNode(Scalars.writable(text));
        }
        if (value instanceof Integer number) {
            return nodes.numberNode(number);
        }
        if (value instanceof List<?> array) {
            ArrayNode tree = nodes.arrayNode();
            array.forEach(item -> tree.add(tree(item)));
            return tree;
        }
        if (value instanceof Map<?, ?> object) {
            ObjectNode tree = nodes.objectNode();
            object.forEach((name, property) -> tree.set(Scalars.writable((String) name), tree(property)));
            return tree;
        }
        return value instanceof Boolean truth ? nodes.booleanNode(truth) : nodes.nullNode();
    }

    /**
     * The value that a tree stands for.
     *
     * @throws FormatException if it is too deep, or no JSON
     */
    public static @Nullable Object read(JsonNode tree) {
        try (JsonParser parser = tree.traverse()) {
            return PlainValues.document(new ParserTokens(parser));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The value that a text stands for.
     *
     * @throws FormatException if it is no JSON, too deep or too long
     */
    public static @Nullable Object read(String json) {
        try (JsonParser parser = FACTORY.createParser(json)) {
            JsonTokens tokens = new ParserTokens(parser);
            try {
                return PlainValues.document(tokens);
            } catch (StreamConstraintsException exceeded) {
                throw Refusals.tooMuch(tokens.pointer(), place(exceeded));
            } catch (JsonProcessingException malformed) {
                throw Refusals.malformed(tokens.pointer(), place(malformed));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String place(JsonProcessingException exception) {
        JsonLocation location = exception.getLocation();
        return location == null ? "" : " in line " + location.getLineNr() + ", column " + location.getColumnNr();
    }
}
