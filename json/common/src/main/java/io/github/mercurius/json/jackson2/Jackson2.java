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
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.JsonEngine;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;

/** Texts written and read by Jackson 2. */
public final class Jackson2 implements JsonEngine {
    /** The only one. */
    public static final JsonEngine ENGINE = new Jackson2();

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

    @Override
    public <T> String write(Codec<T> codec, T value, boolean pretty) throws IOException {
        try (SegmentedStringWriter written = new SegmentedStringWriter(FACTORY._getBufferRecycler())) {
            try (JsonGenerator out = FACTORY.createGenerator(written)) {
                if (pretty) {
                    out.setPrettyPrinter(
                            new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
                }
                codec.write(value, new GeneratorOutput(out));
            }
            return written.getAndClear();
        }
    }

    @Override
    public <T> T read(Codec<T> codec, String json) throws IOException {
        try (JsonParser parser = FACTORY.createParser(json)) {
            JsonInput in = new JsonInput(new ParserTokens(parser, Writing.in(json)));
            try {
                return in.whole(codec);
            } catch (StreamConstraintsException exceeded) {
                throw in.tooMuch(place(exceeded));
            } catch (JsonProcessingException malformed) {
                throw in.malformed(place(malformed));
            }
        }
    }

    private static String place(JsonProcessingException exception) {
        JsonLocation location = exception.getLocation();
        return location == null ? "" : " in line " + location.getLineNr() + ", column " + location.getColumnNr();
    }
}
