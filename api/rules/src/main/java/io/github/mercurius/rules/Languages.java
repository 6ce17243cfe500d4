package io.github.mercurius.rules;

import java.util.List;
import java.util.Locale;

/** The languages that the games speak. */
public final class Languages {
    // Locale has no constant for Polish; Locale.forLanguageTag is missing where TeaVM runs.
    private static final List<Locale> ALL = List.of(Locale.ENGLISH, new Locale("pl"), Locale.ITALIAN);

    private Languages() {}

    /** English, Polish and Italian. In any other language, texts are English. */
    public static List<Locale> all() {
        return ALL;
    }
}
