package io.github.mercurius.testkit;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A source of chance made of given numbers: the smaller they are, the earlier the choices. When they run out, all
 * further choices are the first ones.
 */
final class Numbers implements IntUnaryOperator {
    private final List<Integer> numbers;
    private int next;

    /** The numbers, each from 0 to {@link Integer#MAX_VALUE}. */
    Numbers(List<Integer> numbers) {
        this.numbers = numbers;
    }

    @Override
    public int applyAsInt(int bound) {
        int number = next < numbers.size() ? numbers.get(next) : 0;
        next++;
        return (int) (((long) number * bound) >>> (Integer.SIZE - 1));
    }
}
