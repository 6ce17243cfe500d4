package io.github.mercurius.common;

/** Writes characters as numbers, such as {@code \}{@code u202e}. */
final class Escape {
    private Escape() {}

    static void append(StringBuilder text, char character) {
        text.append("\\u").append(Integer.toHexString(0x10000 | character).substring(1));
    }
}
