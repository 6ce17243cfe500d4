package io.github.mercurius.rules.internal;

import java.util.AbstractList;
import java.util.Collections;
import java.util.List;
import java.util.RandomAccess;

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
}
