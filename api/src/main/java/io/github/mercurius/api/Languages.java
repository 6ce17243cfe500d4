package io.github.mercurius.api;

import java.util.List;
import java.util.Locale;

/** The languages that the library speaks. */
public final class Languages {
    // Neither a constant of Locale's, nor Locale.forLanguageTag, which not every platform has.
    static final Locale POLISH = new Locale("pl");

    private static final List<Locale> ALL = List.of(Locale.ENGLISH, POLISH, Locale.ITALIAN);

    private Languages() {}

    /** English, Polish and Italian; who asks for another language gets English. */
    public static List<Locale> all() {
        return ALL;
    }
}
