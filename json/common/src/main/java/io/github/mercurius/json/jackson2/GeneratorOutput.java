package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import io.github.mercurius.json.common.JsonOutput;
import io.github.mercurius.json.common.Word;
import java.io.IOException;

/** A generator of Jackson 2, as codecs write to it. */
record GeneratorOutput(JsonGenerator out) implements JsonOutput {
    /** The number of this version among those for which words have forms. */
    private static final int VERSION = 0;

    /** The form in which Jackson 2 knows a word. */
    static SerializedString form(Word word) {
        return (SerializedString) word.form(VERSION, SerializedString::new);
    }

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
    public void name(Word name) throws IOException {
        out.writeFieldName(form(name));
    }

    @Override
    public void name(String name) throws IOException {
        out.writeFieldName(name);
    }

    @Override
    public void text(Word text) throws IOException {
        out.writeString(form(text));
    }

    @Override
    public void text(String text) throws IOException {
        out.writeString(text);
    }

    @Override
    public void number(int number) throws IOException {
        out.writeNumber(number);
    }

    @Override
    public void truth(boolean value) throws IOException {
        out.writeBoolean(value);
    }

    @Override
    public void none() throws IOException {
        out.writeNull();
    }
}
