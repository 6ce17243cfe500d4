package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.JsonOutput;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** What a generator of Jackson 3 writes. */
record GeneratorOutput(JsonGenerator out) implements JsonOutput {
    @Override
    public void startObject() {
        out.writeStartObject();
    }

    @Override
    public void endObject() {
        out.writeEndObject();
    }

    @Override
    public void startArray() {
        out.writeStartArray();
    }

    @Override
    public void endArray() {
        out.writeEndArray();
    }

    @Override
    public void name(String name) {
        out.writeName(name);
    }

    @Override
    public void value(@Nullable Object scalar) {
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
