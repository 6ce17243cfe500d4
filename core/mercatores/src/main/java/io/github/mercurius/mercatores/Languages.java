package io.github.mercurius.mercatores;

import io.github.mercurius.common.Dictionary;
import java.util.List;
import java.util.Locale;

/** The languages that the library speaks. */
public final class Languages {
    private Languages() {}

    /** English, Polish and Italian. In any other language, texts are English. */
    public static List<Locale> all() {
        return Dictionary.LANGUAGES;
    }
}
