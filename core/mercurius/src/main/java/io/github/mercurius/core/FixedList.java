package io.github.mercurius.core;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.RandomAccess;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A list that refuses every change, even one that would change nothing.
 *
 * <p>{@code Collections.unmodifiableList} does the same with one more object for each list.
 */
abstract class FixedList<E> extends AbstractList<E> implements RandomAccess {
    @Override
    public final Iterator<E> iterator() {
        return listIterator(0);
    }

    @Override
    public final ListIterator<E> listIterator(int index) {
        List<E> copy = new ArrayList<>(size());
        for (int i = 0; i < size(); i++) {
            copy.add(get(i));
        }
        return Collections.unmodifiableList(copy).listIterator(index);
    }

    @Override
    public final boolean addAll(Collection<? extends E> elements) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final boolean addAll(int index, Collection<? extends E> elements) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final boolean remove(@Nullable Object element) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final boolean removeAll(Collection<?> elements) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final boolean retainAll(Collection<?> elements) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final void sort(@Nullable Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final void clear() {
        throw new UnsupportedOperationException();
    }
}
