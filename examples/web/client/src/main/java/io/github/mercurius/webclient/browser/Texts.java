package io.github.mercurius.webclient.browser;

import io.github.mercurius.rules.internal.Dictionary;
import io.github.mercurius.rules.internal.Words;
import java.util.Locale;

/** Stands in for each game's class of this name, which asks the JDK for resource bundles: a program has one game. */
public final class Texts {
    private static final Dictionary ALL = new Dictionary(TextBundle::in);

    private Texts() {}

    /** The words of a language, or English where the library does not speak it. */
    public static Words in(Locale locale) {
        return ALL.in(locale);
    }
}
