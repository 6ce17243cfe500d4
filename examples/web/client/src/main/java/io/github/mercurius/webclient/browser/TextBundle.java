package io.github.mercurius.webclient.browser;

import io.github.mercurius.rules.internal.Dictionary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** The texts in one language, from lines of keys and values: {@code Properties} here does not read all letters. */
public final class TextBundle extends ResourceBundle {
    private final Map<String, String> texts = new HashMap<>();

    private TextBundle(String lines) {
        for (String line : lines.split("\n", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0 && line.charAt(0) != '#') {
                texts.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
    }

    /** The bundle in a file of properties without escapes, by the path of the resource. */
    static TextBundle at(String resource) {
        try (var stream = Objects.requireNonNull(TextBundle.class.getResourceAsStream("/" + resource), resource)) {
            return new TextBundle(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The words in the files of a name, which end with their language. */
    public static Dictionary dictionary(String name) {
        return new Dictionary(locale -> at(resource(name, locale.getLanguage())));
    }

    /** The path of a file of texts in a language. */
    static String resource(String name, String language) {
        return "io/github/mercurius/" + name + "_" + language + ".properties";
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return texts.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(texts.keySet());
    }
}
