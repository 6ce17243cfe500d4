package io.github.mercurius.mercatores;

import java.util.AbstractList;
import java.util.RandomAccess;

/** Cards in an order that never changes, one byte for each. */
final class CardList extends AbstractList<Card> implements RandomAccess {
    private final Kinds kinds;
    private final byte[] numbers;

    CardList(Kinds kinds, byte[] numbers) {
        this.kinds = kinds;
        this.numbers = numbers;
    }

    @Override
    public int size() {
        return numbers.length;
    }

    @Override
    public Card get(int index) {
        return kinds.all.get(numbers[index]);
    }
}
