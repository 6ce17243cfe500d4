package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.JsonOutput;
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.PlainValues;
import io.github.mercurius.json.common.Refusals;
import io.github.mercurius.json.common.Word;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Writes values as JSON texts with Jackson 2, and reads texts as plain values. */
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
    public static <T> String write(Codec<T> codec, T value, boolean pretty) {
        try (SegmentedStringWriter text = new SegmentedStringWriter(FACTORY._getBufferRecycler())) {
            try (JsonGenerator out = FACTORY.createGenerator(text)) {
                if (pretty) {
                    out.setPrettyPrinter(
                            new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
                }
                codec.write(value, new GeneratorOutput(out));
            }
            return text.getAndClear();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tree of a value. */
    public static <T> JsonNode tree(Codec<T> codec, T value) {
        try (TokenBuffer tree = new TokenBuffer(Trees.MAPPER, false)) {
            codec.write(value, new GeneratorOutput(tree));
            return tree.asParser().readValueAsTree();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Trees {
        static final ObjectMapper MAPPER = new ObjectMapper();
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

    /** What a generator of Jackson 2 writes. */
    record GeneratorOutput(JsonGenerator out) implements JsonOutput {
        @Override
        public void startObject() throws IOException {
            out.writeStartObject();
        }

        @Override
        public void endObject() throws IOException {
            out.writeEndObject();
        }

        @Override
        public void startArray() throws IOException {
            out.writeStartArray();
        }

        @Override
        public void endArray() throws IOException {
            out.writeEndArray();
        }

        @Override
        public void name(String name) throws IOException {
            out.writeFieldName(name);
        }

        @Override
        public void name(Word word) throws IOException {
            out.writeFieldName(word.escaped(SerializedString.class, SerializedString::new));
        }

        @Override
        public void text(Word word) throws IOException {
            out.writeString(word.escaped(SerializedString.class, SerializedString::new));
        }

        @Override
        public void value(@Nullable Object scalar) throws IOException {
            if (scalar instanceof String text) {
                out.writeString(text);
            } else if (scalar instanceof Integer number) {
                out.writeNumber(number);
            } else if (scalar instanceof Boolean truth) {
                out.writeBoolean(truth);
            } else {
                out.writeNull();
            }
        }
    }

    /** What a parser of Jackson 2 reads. */
    record ParserTokens(JsonParser parser) implements JsonTokens {
        @Override
        public int next() throws IOException {
            parser.nextToken();
            return current();
        }

        @Override
        public int current() {
            return parser.currentTokenId();
        }

        @Override
        public String text() throws IOException {
            return parser.getText();
        }

        @Override
        public Number number() throws IOException {
            return parser.getNumberValue();
        }

        @Override
        public String pointer() {
            return parser.getParsingContext().pathAsPointer().toString();
        }
    }
}
