package io.github.mercurius.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An immutable stack: what lies on top of another shares all that lies below.
 *
 * @param top the uppermost element; null if the stack is empty
 * @param below the stack without its top; null if the stack is empty
 */
record Stack<E>(int size, @Nullable E top, @Nullable Stack<E> below) {
    private static final Stack<?> EMPTY = new Stack<>(0, null, null);

    @SuppressWarnings("unchecked") // there is no element in it
    static <E> Stack<E> empty() {
        return (Stack<E>) EMPTY;
    }

    /** The stack of these elements, the lowest first. */
    static <E> Stack<E> of(Iterable<? extends E> elements) {
        Stack<E> stack = empty();
        for (E element : elements) {
            stack = stack.plus(element);
        }
        return stack;
    }

    /** This stack with one more element on top. */
    Stack<E> plus(E element) {
        return new Stack<>(size + 1, element, this);
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** How often this very object is an element. */
    int count(E element) {
        int count = 0;
        for (Stack<E> rest = this; rest != null; rest = rest.below) {
            count += rest.top == element ? 1 : 0;
        }
        return count;
    }

    /** The elements, the lowest first. */
    List<E> toList() {
        List<E> list = new ArrayList<>(size);
        for (Stack<E> rest = this; rest != null && rest.top != null; rest = rest.below) {
            list.add(rest.top);
        }
        Collections.reverse(list);
        return Collections.unmodifiableList(list);
    }
}
