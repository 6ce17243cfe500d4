package io.github.mercurius.api;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The kinds of which a {@link Bag} has some, as a list that is nothing but a word with a bit for each.
 *
 * @param <K> the kinds
 */
final class Kinds<K> extends AbstractList<K> {
    private final CountLayout layout;
    private final List<K> all;
    private final long present;

    Kinds(CountLayout layout, List<K> all, long present) {
        this.layout = layout;
        this.all = all;
        this.present = present;
    }

    @Override
    public int size() {
        return Long.bitCount(present);
    }

    @Override
    public K get(int index) {
        return all.get(layout.kindAt(CountLayout.bit(present, Arguments.index(index, size(), "index"))));
    }

    @Override
    public Iterator<K> iterator() {
        return new Iterator<>() {
            private long rest = present;

            @Override
            public boolean hasNext() {
                return rest != 0;
            }

            @Override
            public K next() {
                if (rest == 0) {
                    throw new NoSuchElementException("there are " + size() + " kinds, and no more");
                }
                K kind = all.get(layout.kindAt(rest));
                rest &= rest - 1;
                return kind;
            }
        };
    }
}
