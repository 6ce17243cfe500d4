package io.github.mercurius.examples.play;

import java.util.Locale;

/** What somebody typed, as the notations have it. */
final class Typed {
    private Typed() {}

    /** In capital letters, which all codes have. */
    static String upper(String text) {
        return text.toUpperCase(Locale.ROOT);
    }
}
