package io.github.mercurius.json.common;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What codes stand for, found by the characters of a document, without making a text of these. */
final class CodeTable<T> {
    private final @Nullable Entry<T>[] entries;

    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
    CodeTable(Map<String, T> byCode) {
        entries = new Entry[8 * Integer.highestOneBit(byCode.size())];
        byCode.forEach((code, value) -> {
            int place = place(code.toCharArray(), 0, code.length());
            entries[place] = new Entry<>(code, value, entries[place]);
        });
    }

    /** A code and what it stands for, and another one with the same place. */
    private record Entry<T>(String code, T value, @Nullable Entry<T> next) {
        boolean is(char[] characters, int from, int length) {
            boolean same = length == code.length();
            for (int i = 0; same && i < length; i++) {
                same = characters[from + i] == code.charAt(i);
            }
            return same;
        }
    }

    /** What some characters stand for, or nothing. */
    @Nullable
    T find(char[] characters, int from, int length) {
        Entry<T> entry = length == 0 ? null : entries[place(characters, from, length)];
        while (entry != null && !entry.is(characters, from, length)) {
            entry = entry.next;
        }
        return entry == null ? null : entry.value;
    }

    /** Three characters tell most codes apart. */
    private int place(char[] characters, int from, int length) {
        int three = (characters[from] * 31 + characters[from + length / 2]) * 31 + characters[from + length - 1];
        return ((three * 0x9E3779B9) >>> 16) & (entries.length - 1);
    }
}
