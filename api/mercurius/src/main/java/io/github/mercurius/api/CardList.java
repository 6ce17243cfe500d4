package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;

/** Price cards in an order that never changes, one byte for each. */
final class CardList extends AbstractList<PriceCard> implements RandomAccess {
    private final byte[] kinds;
    private final int from;
    private final int size;

    private CardList(byte[] kinds) {
        this(kinds, 0, kinds.length);
    }

    private CardList(byte[] kinds, int from, int size) {
        this.kinds = kinds;
        this.from = from;
        this.size = size;
    }

    static CardList copyOf(List<PriceCard> cards) {
        byte[] kinds = new byte[cards.size()];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = (byte) cards.get(i).ordinal();
        }
        return new CardList(kinds);
    }

    /** The cards in random order: Fisher and Yates' shuffle of their canonical order (RUL-9). */
    static CardList shuffled(Cards cards, IntUnaryOperator random) {
        byte[] kinds = inOrder(cards);
        for (int i = kinds.length - 1; i > 0; i--) {
            int j = Arguments.random(random, i + 1);
            byte kind = kinds[i];
            kinds[i] = kinds[j];
            kinds[j] = kind;
        }
        return new CardList(kinds);
    }

    private static byte[] inOrder(Cards cards) {
        byte[] kinds = new byte[cards.size()];
        int filled = 0;
        for (PriceCard kind : PriceCard.all()) {
            for (int copies = cards.count(kind); copies > 0; copies--) {
                kinds[filled++] = (byte) kind.ordinal();
            }
        }
        return kinds;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public PriceCard get(int index) {
        return PriceCard.all().get(kinds[from + Arguments.index(index, size, "index")]);
    }

    @Override
    public List<PriceCard> subList(int start, int end) {
        Arguments.index(end, size + 1, "end");
        Arguments.index(start, end + 1, "start");
        return new CardList(kinds, from + start, end - start);
    }
}
