package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Picks things at random, one after the other, the others keeping their order (RUL-16). */
final class Picking {
    private Picking() {}

    /** Some things of a list, in the order in which they are picked. */
    static <T> List<T> pick(List<T> things, int number, IntUnaryOperator random) {
        List<T> left = new ArrayList<>(things);
        List<T> picked = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            picked.add(left.remove(Arguments.random(random, left.size())));
        }
        return picked;
    }
}
