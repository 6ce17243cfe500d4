package io.github.mercurius.core;

import io.github.mercurius.api.PriceCard;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The price cards that have left hands and boards, one on top of the other, for everybody to see (INF-3, RUL-7). */
final class DiscardPile {
    static final DiscardPile EMPTY = new DiscardPile(0, null);

    private static final int BITS = 5;
    private static final int MASK = (1 << BITS) - 1;
    private static final int MOST_IN_WORD = Long.SIZE / BITS;
    private static final int CARD_BITS = MOST_IN_WORD * BITS;
    private static final long CARDS = (1L << CARD_BITS) - 1;

    // The uppermost cards, the top card in the lowest bits: a card's number plus 1. The pile below is of full words;
    // how many, the highest bits say, so that nobody has to go down there to count.
    private final long word;
    private final @Nullable DiscardPile below;

    private DiscardPile(long word, @Nullable DiscardPile below) {
        this.word = word;
        this.below = below;
    }

    /** The pile of these cards, the lowest first. */
    static DiscardPile of(Iterable<PriceCard> cards) {
        DiscardPile pile = EMPTY;
        for (PriceCard card : cards) {
            pile = pile.plus(card);
        }
        return pile;
    }

    /** This pile with one more card on top. */
    DiscardPile plus(PriceCard card) {
        int number = card.ordinal() + 1;
        if (inWord() == MOST_IN_WORD) {
            return new DiscardPile((wordsBelow() + 1) << CARD_BITS | number, this);
        }
        return new DiscardPile(wordsBelow() << CARD_BITS | cards() << BITS | number, below);
    }

    int size() {
        return inWord() + MOST_IN_WORD * (int) wordsBelow();
    }

    private int inWord() {
        return PackedList.size(BITS, cards());
    }

    private long cards() {
        return word & CARDS;
    }

    private long wordsBelow() {
        return word >>> CARD_BITS;
    }

    /** The cards, the lowest first. */
    List<PriceCard> toList() {
        return new Cards(this);
    }

    private PriceCard card(int fromTop) {
        int inWord = inWord();
        return fromTop >= inWord && below != null
                ? below.card(fromTop - inWord)
                : PriceCard.all().get((int) (word >>> (BITS * fromTop) & MASK) - 1);
    }

    /** Adds the cards to others, the top card first. */
    void addTo(Collection<PriceCard> cards) {
        for (long rest = cards(); rest != 0; rest >>>= BITS) {
            cards.add(PriceCard.all().get((int) (rest & MASK) - 1));
        }
        if (below != null) {
            below.addTo(cards);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DiscardPile that && that.word == word && Objects.equals(that.below, below);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(word) + Objects.hashCode(below);
    }

    /** The cards of a pile as a list, which copies nothing. */
    private static final class Cards extends AbstractList<PriceCard> implements RandomAccess {
        private final DiscardPile pile;
        private final int size;

        Cards(DiscardPile pile) {
            this.pile = pile;
            size = pile.size();
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public PriceCard get(int index) {
            return pile.card(size - 1 - Arguments.index(index, size, "index"));
        }
    }
}
