package io.github.mercurius.webclient.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** The texts in one language, from lines of keys and values: {@code Properties} here does not read all letters. */
public final class TextBundle extends ResourceBundle {
    /** The packages of the games, each with its texts. */
    static final List<String> GAMES = List.of("api", "mercado", "mercatores");

    private final Map<String, String> texts = new HashMap<>();

    private TextBundle(String lines) {
        for (String line : lines.split("\n", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0 && line.charAt(0) != '#') {
                texts.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
    }

    /** The texts in a language of the game whose texts the program has. */
    static TextBundle in(Locale locale) {
        return GAMES.stream()
                .map(game -> TextBundle.class.getResourceAsStream("/" + resource(game, locale.getLanguage())))
                .filter(Objects::nonNull)
                .findFirst()
                .map(TextBundle::read)
                .orElseThrow();
    }

    /** The texts in a file of properties without escapes. */
    static TextBundle read(InputStream file) {
        try (file) {
            return new TextBundle(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The path of a game's texts in a language. */
    static String resource(String game, String language) {
        return "io/github/mercurius/" + game + "/texts_" + language + ".properties";
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
