package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Some price cards, in no order: a hand, the discards of a News card, the cards that a player has not seen.
 *
 * <p>There are never more of a kind than its copies among the 72 (THG-3). Written as {@code AMS+SIL-,DEL-POR+}. This
 * class is immutable and thread-safe.
 */
public final class Cards extends Bag<PriceCard, Cards> {
    private static final CountLayout LAYOUT = layoutOfCopies();
    private static final Cards NONE = new Cards(0);
    private static final Cards ALL = everyCopy();

    private Cards(long counts) {
        super(counts);
    }

    private static CountLayout layoutOfCopies() {
        int[] copies = new int[PriceCard.all().size()];
        for (PriceCard card : PriceCard.all()) {
            copies[card.ordinal()] = card.copies();
        }
        return new CountLayout(copies);
    }

    private static Cards everyCopy() {
        long counts = 0;
        for (PriceCard card : PriceCard.all()) {
            counts = NONE.add(counts, card, card.copies());
        }
        return new Cards(counts);
    }

    /** No cards. */
    public static Cards none() {
        return NONE;
    }

    /** All 72 cards of the game. */
    public static Cards all() {
        return ALL;
    }

    /** The given cards, in any order; a kind named twice means two of its copies. */
    public static Cards of(PriceCard... cards) {
        return of(Arrays.asList(cards));
    }

    /** The given cards, in any order; a kind named twice means two of its copies. */
    public static Cards of(Collection<PriceCard> cards) {
        return collect(NONE, cards);
    }

    static Cards unpack(long packed) {
        if (packed < 0 || packed > ALL.pack() || !LAYOUT.contains(ALL.pack(), packed)) {
            throw Arguments.failure("packed cards", packed, "some of the " + PriceCard.TOTAL + " (THG-3)");
        }
        return new Cards(packed);
    }

    /**
     * These cards in random order, each order as likely as any other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @return an unmodifiable list
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    public List<PriceCard> shuffled(IntUnaryOperator random) {
        return CardList.shuffled(this, random);
    }

    @Override
    CountLayout layout() {
        return LAYOUT;
    }

    @Override
    List<PriceCard> allKinds() {
        return PriceCard.all();
    }

    @Override
    Cards with(long counts) {
        return new Cards(counts);
    }

    @Override
    String code(PriceCard card) {
        return card.code();
    }

    @Override
    IllegalArgumentException tooMany(PriceCard card, long count) {
        return Arguments.failure(card + " cards", count, "at most " + card.copies() + " (THG-3)");
    }
}
