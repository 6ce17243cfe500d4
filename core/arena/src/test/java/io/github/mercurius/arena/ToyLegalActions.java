package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyLegalActions;
import java.util.AbstractList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntUnaryOperator;

/** All that a player may do. */
final class ToyLegalActions extends AbstractList<ToyAction> implements AnyLegalActions<ToyAction> {
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
        return actions.get(Toy.number(random, actions.size()));
    }
}
