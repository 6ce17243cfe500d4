package io.github.mercurius.examples.games.common;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of the examples in one language; the names from the game are the library's. */
public final class Words {
    /** The languages that there are words of. */
    public static final List<String> LANGUAGES = List.of("en", "pl", "it");

    private final Locale locale;
    private final ResourceBundle bundle;

    private Words(Locale locale) {
        this.locale = locale;
        this.bundle = ResourceBundle.getBundle(Words.class.getPackageName() + ".texts", locale);
    }

    /** The words of a language, or English where there are none. */
    public static Words in(String language) {
        return new Words(Locale.forLanguageTag(LANGUAGES.contains(language) ? language : "en"));
    }

    /** The language, for texts of the library. */
    public Locale locale() {
        return locale;
    }

    /** A text, with its numbered gaps filled by what is printable. */
    public String get(String key, Object... facts) {
        // As text, a number looks the same everywhere: no thousands separators.
        Object[] texts = Arrays.stream(facts).map(Printable::of).toArray();
        return new MessageFormat(bundle.getString(key), locale).format(texts);
    }
}
