package io.github.mercurius.webclient.browser;

import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.Token;
import io.github.mercurius.json.common.Word;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a JSON text token by token. */
public final class JsonReader implements JsonTokens {
    private final String json;
    private final List<Open> open = new ArrayList<>();
    private int at;
    private boolean begun;
    private boolean escaped;
    private String text = "";
    private @Nullable Token current;

    /** An object or an array that has begun and not ended. */
    private static final class Open {
        private final boolean isObject;
        private int values;
        private @Nullable String name;
        private boolean named;

        Open(boolean isObject) {
            this.isObject = isObject;
        }
    }

    /** A reader before the first token. */
    public JsonReader(String json) {
        this.json = json;
    }

    @Override
    public @Nullable Token next() {
        escaped = false;
        skipBlanks();
        current = open.isEmpty() ? first() : inside(open.get(open.size() - 1));
        return current;
    }

    private @Nullable Token first() {
        if (begun && at < json.length()) {
            throw malformed();
        }
        boolean end = begun;
        begun = true;
        return end ? null : value();
    }

    private Token inside(Open around) {
        if (around.named) {
            around.named = false;
            return value();
        }
        if (peek() == (around.isObject ? '}' : ']')) {
            return end(around);
        }
        if (around.values > 0) {
            take(',');
            skipBlanks();
        }
        around.values++;
        if (!around.isObject) {
            return value();
        }
        text = quoted();
        around.name = text;
        around.named = true;
        skipBlanks();
        take(':');
        return Token.NAME;
    }

    private Token value() {
        skipBlanks();
        char first = peek();
        if (first == '{' || first == '[') {
            text = json.substring(at, ++at);
            open.add(new Open(first == '{'));
            return first == '{' ? Token.START_OBJECT : Token.START_ARRAY;
        }
        if (first == '"') {
            text = quoted();
            return Token.TEXT;
        }
        return bare();
    }

    private Token end(Open around) {
        text = json.substring(at, ++at);
        open.remove(open.size() - 1);
        return around.isObject ? Token.END_OBJECT : Token.END_ARRAY;
    }

    private Token bare() {
        int from = at;
        while (at < json.length() && ",]} \n\r\t".indexOf(json.charAt(at)) < 0) {
            at++;
        }
        text = json.substring(from, at);
        return switch (text) {
            case "true" -> Token.TRUE;
            case "false" -> Token.FALSE;
            case "null" -> Token.NULL;
            default -> wholeNumber();
        };
    }

    private Token wholeNumber() {
        int digits = text.startsWith("-") ? 1 : 0;
        boolean whole = digits < text.length();
        for (int i = digits; i < text.length(); i++) {
            whole &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        if (!whole || (text.charAt(digits) == '0' && text.length() > digits + 1)) {
            throw malformed();
        }
        return Token.WHOLE_NUMBER;
    }

    private String quoted() {
        take('"');
        StringBuilder read = new StringBuilder();
        for (char next = take(); next != '"'; next = take()) {
            if (next < ' ') {
                throw malformed();
            }
            read.append(next == '\\' ? escape() : next);
        }
        return read.toString();
    }

    private char escape() {
        escaped = true;
        char kind = take();
        if (kind == 'u' && at + 4 <= json.length()) {
            at += 4;
            return (char) Integer.parseInt(json.substring(at - 4, at), 16);
        }
        int index = "\"\\/bfnrt".indexOf(kind);
        if (index < 0) {
            throw malformed();
        }
        return "\"\\/\b\f\n\r\t".charAt(index);
    }

    private void skipBlanks() {
        while (at < json.length() && " \n\r\t".indexOf(json.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= json.length()) {
            throw malformed();
        }
        return json.charAt(at);
    }

    private char take() {
        char taken = peek();
        at++;
        return taken;
    }

    private void take(char expected) {
        if (take() != expected) {
            throw malformed();
        }
    }

    private IllegalArgumentException malformed() {
        return new IllegalArgumentException("malformed JSON at character " + at + ", expected well-formed JSON");
    }

    @Override
    public @Nullable Token current() {
        return current;
    }

    @Override
    public @Nullable String nextName() {
        return next() == Token.NAME ? text : null;
    }

    @Override
    public boolean isNextName(Word expected) {
        return expected.text().equals(nextName());
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public char[] characters() {
        return text.toCharArray();
    }

    @Override
    public int offset() {
        return 0;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public Number number() {
        long number = Long.parseLong(text);
        if (number == (int) number) {
            return (int) number;
        }
        return number;
    }

    @Override
    public void skipChildren() {
        int depth = open.size();
        if (current == Token.START_OBJECT || current == Token.START_ARRAY) {
            while (open.size() >= depth) {
                next();
            }
        }
    }

    @Override
    public boolean isEscaped() {
        return escaped;
    }

    @Override
    public String pointer() {
        StringBuilder pointer = new StringBuilder();
        for (Open one : open) {
            if (one.isObject && one.name != null) {
                pointer.append('/').append(one.name);
            } else if (!one.isObject && one.values > 0) {
                pointer.append('/').append(one.values - 1);
            }
        }
        return pointer.toString();
    }
}
