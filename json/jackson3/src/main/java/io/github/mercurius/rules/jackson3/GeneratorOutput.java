package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.JsonOutput;
import io.github.mercurius.json.common.Word;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;

/** A generator of Jackson 3, as codecs write to it. */
record GeneratorOutput(JsonGenerator out) implements JsonOutput {
    /** The number of this version among those for which words have forms. */
    private static final int VERSION = 1;

    /** The form in which Jackson 3 knows a word. */
    static SerializedString form(Word word) {
        return (SerializedString) word.form(VERSION, SerializedString::new);
    }

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
    public void name(Word name) {
        out.writeName(form(name));
    }

    @Override
    public void name(String name) {
        out.writeName(name);
    }

    @Override
    public void text(Word text) {
        out.writeString(form(text));
    }

    @Override
    public void text(String text) {
        out.writeString(text);
    }

    @Override
    public void number(int number) {
        out.writeNumber(number);
    }

    @Override
    public void truth(boolean value) {
        out.writeBoolean(value);
    }

    @Override
    public void none() {
        out.writeNull();
    }
}
