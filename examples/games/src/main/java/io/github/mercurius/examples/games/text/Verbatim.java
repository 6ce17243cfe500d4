package io.github.mercurius.examples.games.text;

/**
 * Whether a text stands as this program would write it: the strictest way to read, where only programs write. It
 * refuses what the text means as well in another way: numbers such as {@code -0}, escapes, a property twice, another
 * order.
 */
public final class Verbatim {
    private static final int SHOWN = 40;

    private Verbatim() {}

    /**
     * Refuses a text that would be written otherwise.
     *
     * @throws IllegalArgumentException that shows where the two part
     */
    public static void check(String found, String written) {
        if (!found.equals(written)) {
            int same = 0;
            while (same < Math.min(found.length(), written.length()) && found.charAt(same) == written.charAt(same)) {
                same++;
            }
            throw new IllegalArgumentException("from character " + (same + 1) + " on " + shown(found, same)
                    + ", expected " + shown(written, same));
        }
    }

    private static String shown(String text, int from) {
        String rest = text.substring(from, Math.min(text.length(), from + SHOWN));
        return rest.isEmpty() ? "the end" : rest;
    }
}
