package io.github.mercurius.core;

import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** A list whose elements are numbers in one word, the last one in the lowest bits: making it copies nothing. */
final class PackedList<E> extends AbstractList<E> implements RandomAccess {
    private final List<E> elements;
    private final int bits;
    private final int size;
    private final int word;

    private PackedList(List<E> elements, int bits, int word) {
        this.elements = elements;
        this.bits = bits;
        this.word = word;
        size = size(bits, word);
    }

    /**
     * The list in a word.
     *
     * @param elements what the numbers stand for: 1 for the first
     * @param bits how many bits a number takes
     * @param word the numbers; 0 where there is none
     */
    static <E> List<E> of(List<E> elements, int bits, int word) {
        return new PackedList<>(elements, bits, word);
    }

    /** How many numbers there are in a word. */
    static int size(int bits, long word) {
        return (Long.SIZE - Long.numberOfLeadingZeros(word) + bits - 1) / bits;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public E get(int index) {
        int shift = bits * (size - 1 - Arguments.index(index, size, "index"));
        return elements.get((word >>> shift & (1 << bits) - 1) - 1);
    }
}
