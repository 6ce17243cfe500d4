package io.github.mercurius.rules.internal;

import java.util.AbstractList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * An unmodifiable list that a host alone may see during a game, such as a deck: the modules for Jackson tell it by its
 * class, and refuse it.
 */
public final class SecretList<E> extends AbstractList<E> implements RandomAccess {
    private final List<E> elements;

    /** These elements, which nobody changes. */
    public SecretList(List<E> elements) {
        this.elements = Collections.unmodifiableList(elements);
    }

    @Override
    public E get(int index) {
        return elements.get(index);
    }

    @Override
    public int size() {
        return elements.size();
    }

    @Override
    public List<E> subList(int from, int to) {
        return new SecretList<>(elements.subList(from, to));
    }

    // Without these, changes that change nothing would pass.

    @Override
    public Iterator<E> iterator() {
        return elements.iterator();
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        return elements.listIterator(index);
    }

    @Override
    public boolean addAll(Collection<? extends E> more) {
        return elements.addAll(more);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> more) {
        return elements.addAll(index, more);
    }

    @Override
    public void clear() {
        elements.clear();
    }

    @Override
    public boolean remove(@Nullable Object element) {
        return elements.remove(element);
    }

    @Override
    public boolean removeAll(Collection<?> some) {
        return elements.removeAll(some);
    }
}
