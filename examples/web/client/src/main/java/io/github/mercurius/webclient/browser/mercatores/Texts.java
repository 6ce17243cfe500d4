package io.github.mercurius.webclient.browser.mercatores;

import io.github.mercurius.rules.internal.Dictionary;
import io.github.mercurius.rules.internal.Words;
import io.github.mercurius.webclient.browser.TextBundle;
import java.util.Locale;

/** Stands in for the class of this name in the rules of Mercatores. */
public final class Texts {
    private static final Dictionary ALL = TextBundle.dictionary("mercatores/texts");

    private Texts() {}

    /** The words of a language, or English where the library does not speak it. */
    public static Words in(Locale locale) {
        return ALL.in(locale);
    }
}
