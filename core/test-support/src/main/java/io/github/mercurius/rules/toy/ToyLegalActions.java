package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyLegalActions;
import java.util.AbstractList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntUnaryOperator;

/** All that a player may do. */
public final class ToyLegalActions extends AbstractList<ToyAction> implements AnyLegalActions<ToyAction> {
    private final List<ToyAction> actions;

    ToyLegalActions(List<ToyAction> actions) {
        this.actions = List.copyOf(actions);
    }

    @Override
    public ToyAction get(int index) {
        return actions.get(index);
    }

    @Override
    public int size() {
        return actions.size();
    }

    @Override
    public ToyAction sample(IntUnaryOperator random) {
        if (actions.isEmpty()) {
            throw new NoSuchElementException("no legal action");
        }
        return actions.get(number(random, actions.size()));
    }

    static int number(IntUnaryOperator random, int bound) {
        int number = random.applyAsInt(bound);
        if (number < 0 || number >= bound) {
            throw new IllegalArgumentException("random: " + number + ", expected 0 to " + (bound - 1));
        }
        return number;
    }
}
