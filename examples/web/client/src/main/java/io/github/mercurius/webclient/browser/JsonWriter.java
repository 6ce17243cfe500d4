package io.github.mercurius.webclient.browser;

import io.github.mercurius.json.common.JsonOutput;

/** A JSON text that codecs write. */
public final class JsonWriter implements JsonOutput {
    private final StringBuilder text = new StringBuilder();

    /** Adds a text in quotes. */
    public static void quote(StringBuilder out, String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            if (character == '"' || character == '\\') {
                out.append('\\').append(character);
            } else if (character < ' ' || Character.isSurrogate(character)) {
                out.append("\\u").append(Integer.toHexString(0x10000 | character), 1, 5);
            } else {
                out.append(character);
            }
        }
        out.append('"');
    }

    /** Parts what comes now from what was before it, unless that opened it or named it. */
    private StringBuilder next() {
        char last = text.length() == 0 ? '[' : text.charAt(text.length() - 1);
        return last == '[' || last == '{' || last == ':' ? text : text.append(',');
    }

    @Override
    public void startObject() {
        next().append('{');
    }

    @Override
    public void endObject() {
        text.append('}');
    }

    @Override
    public void startArray() {
        next().append('[');
    }

    @Override
    public void endArray() {
        text.append(']');
    }

    @Override
    public void name(String name) {
        quote(next(), name);
        text.append(':');
    }

    @Override
    public void text(String value) {
        quote(next(), value);
    }

    @Override
    public void number(int number) {
        next().append(number);
    }

    @Override
    public void truth(boolean value) {
        next().append(value);
    }

    @Override
    public void none() {
        next().append("null");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
