package io.github.mercurius.examples.games.outside;

import java.util.Locale;

/** A name that fits on a seat: a long text is cut in the middle, and told from others by a number. */
final class ShortName {
    private static final int MOST = 56;
    private static final int KEPT = 22;

    private ShortName() {}

    static String of(String text) {
        String line = text.strip().replaceAll("[\\p{Cntrl}\\s]+", " ");
        return line.length() <= MOST
                ? line
                : line.substring(0, KEPT) + "…" + line.substring(line.length() - KEPT)
                        + String.format(Locale.ROOT, "#%08x", text.hashCode());
    }
}
