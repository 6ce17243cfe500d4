package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.mercurius.json.common.JsonOutput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

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
