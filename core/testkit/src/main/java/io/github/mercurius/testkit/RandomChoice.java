package io.github.mercurius.testkit;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * What a source of numbers chooses.
 *
 * @param random gives, for a bound n, a number from 0 to n − 1
 */
record RandomChoice(IntUnaryOperator random) {
    int below(int bound) {
        return random.applyAsInt(bound);
    }

    <T> T any(List<T> values) {
        return values.get(below(values.size()));
    }

    <T> T any(T[] values) {
        return values[below(values.length)];
    }

    boolean oneIn(int times) {
        return below(times) == times - 1;
    }
}
