package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.Languages;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Function;

/** The words of a game in all languages that the library speaks. */
public final class Dictionary {
    private static final Locale POLISH = Languages.all().get(1);

    private final Words english;
    private final Words polish;
    private final Words italian;

    /**
     * The words of bundles that a game finds by their language: only its own code can find what is in its own module.
     * Each language has a bundle of its own name, so that the machine's default language never slips in.
     */
    public Dictionary(Function<Locale, ResourceBundle> bundles) {
        english = new Words(Locale.ENGLISH, Plural.TWO_FORMS, bundles.apply(Locale.ENGLISH));
        polish = new Words(POLISH, Plural.POLISH, bundles.apply(POLISH));
        italian = new Words(Locale.ITALIAN, Plural.TWO_FORMS, bundles.apply(Locale.ITALIAN));
    }

    /** The words of a language, or English where the library does not speak it. */
    public Words in(Locale locale) {
        return switch (Arguments.notNull(locale, "locale").getLanguage()) {
            case "pl" -> polish;
            case "it" -> italian;
            default -> english;
        };
    }
}
