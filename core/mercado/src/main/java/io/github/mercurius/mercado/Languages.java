package io.github.mercurius.mercado;

import java.util.List;
import java.util.Locale;

/** The languages that the library speaks. */
public final class Languages {
    // Locale has no constant for Polish; Locale.forLanguageTag is missing where TeaVM runs.
    static final Locale POLISH = new Locale("pl");

    private static final List<Locale> ALL = List.of(Locale.ENGLISH, POLISH, Locale.ITALIAN);

    private Languages() {}

    /** English, Polish and Italian. In any other language, texts are English. */
    public static List<Locale> all() {
        return ALL;
    }
}
