package io.github.mercurius.examples.games.text;

import java.util.Locale;

/** What somebody typed, as the notations have it. */
public final class Typed {
    private Typed() {}

    /** In capital letters, which all codes have. */
    public static String upper(String text) {
        return text.toUpperCase(Locale.ROOT);
    }
}
