package io.github.mercurius.webclient.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a JSON text as maps, lists, texts, whole numbers, truth values and null. */
final class JsonReader {
    private final String json;
    private int at;

    JsonReader(String json) {
        this.json = json;
    }

    /** The value of the whole text. */
    @Nullable
    Object document() {
        Object value = value();
        skipBlanks();
        if (at < json.length()) {
            throw malformed();
        }
        return value;
    }

    private @Nullable Object value() {
        skipBlanks();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> quoted();
            default -> bare();
        };
    }

    private Map<String, @Nullable Object> object() {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (boolean more = begins('}'); more; more = goesOn('}')) {
            skipBlanks();
            String name = quoted();
            skipBlanks();
            take(':');
            object.put(name, value());
        }
        return object;
    }

    private List<@Nullable Object> array() {
        List<@Nullable Object> array = new ArrayList<>();
        for (boolean more = begins(']'); more; more = goesOn(']')) {
            array.add(value());
        }
        return array;
    }

    /** Takes the beginning of an object or an array, and its end if that follows; whether it does not. */
    private boolean begins(char end) {
        at++;
        skipBlanks();
        boolean more = peek() != end;
        at += more ? 0 : 1;
        return more;
    }

    /** Takes what follows a part of an object or an array; whether that is not its end. */
    private boolean goesOn(char end) {
        skipBlanks();
        boolean more = peek() != end;
        take(more ? ',' : end);
        return more;
    }

    private @Nullable Object bare() {
        int from = at;
        while (at < json.length() && ",]} \n\r\t".indexOf(json.charAt(at)) < 0) {
            at++;
        }
        String text = json.substring(from, at);
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            default -> wholeNumber(text);
        };
    }

    private Number wholeNumber(String text) {
        int digits = text.startsWith("-") ? 1 : 0;
        boolean whole = digits < text.length();
        for (int i = digits; i < text.length(); i++) {
            whole &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        if (!whole || (text.charAt(digits) == '0' && text.length() > digits + 1)) {
            throw malformed();
        }
        long number = Long.parseLong(text);
        if (number == (int) number) {
            return (int) number;
        }
        return number;
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
}
