package io.github.mercurius.json.common;

import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What codes stand for, found by the characters of a document, without making a text of these. */
final class CodeTable<T> {
    private static final char[] FREE = {};

    // A code and what it stands for are at the first free place from the code's own on; most places stay free.
    private final char[][] codes;
    private final @Nullable T[] values;

    @SuppressWarnings("unchecked") // there are no generic arrays
    CodeTable(Map<String, T> byCode) {
        int places = 8 * Integer.highestOneBit(byCode.size());
        codes = new char[places][];
        Arrays.fill(codes, FREE);
        values = (T[]) new Object[places];
        byCode.forEach((code, value) -> put(code.toCharArray(), value));
    }

    private void put(char[] code, T value) {
        int place = place(code, 0, code.length);
        while (codes[place] != FREE) {
            place = next(place);
        }
        codes[place] = code;
        values[place] = value;
    }

    /** What some characters stand for, or nothing. */
    @Nullable
    T find(char[] characters, int from, int length) {
        if (length == 0) {
            return null;
        }
        int place = place(characters, from, length);
        while (!is(codes[place], characters, from, length)) {
            if (codes[place] == FREE) {
                return null;
            }
            place = next(place);
        }
        return values[place];
    }

    private static boolean is(char[] code, char[] characters, int from, int length) {
        if (code.length != length) {
            return false;
        }
        for (int i = 0; i < code.length; i++) {
            if (code[i] != characters[from + i]) {
                return false;
            }
        }
        return true;
    }

    /** Three characters tell most codes apart. */
    private int place(char[] characters, int from, int length) {
        int three = characters[from] << 1 ^ characters[from + length / 2] ^ characters[from + length - 1] << 3;
        return three & (codes.length - 1);
    }

    private int next(int place) {
        return (place + 1) & (codes.length - 1);
    }
}
