package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Dictionary;
import io.github.mercurius.rules.internal.Words;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of the game in each language. */
final class Texts {
    private static final Dictionary ALL =
            new Dictionary(locale -> ResourceBundle.getBundle("io.github.mercurius.mercado.texts", locale));

    private Texts() {}

    /** The words of a language, or English where the library does not speak it. */
    static Words in(Locale locale) {
        return ALL.in(locale);
    }
}
