package io.github.mercurius.api;

import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Some price cards, in no order: a hand, the discards of a News card, the cards that a player has not seen.
 *
 * <p>There are never more of a kind than its copies among the 72 (THG-3). Written as {@code AMS+SIL-,DEL-POR+}. This
 * class is immutable and thread-safe.
 */
public final class Cards extends Bag<PriceCard, Cards> {
    private static final Cards NONE =
            new Cards(PriceCard.all().stream().mapToInt(PriceCard::copies).toArray());
    private static final Cards ALL = NONE.full();

    private Cards(int... copies) {
        super(copies);
    }

    private Cards(Cards like, long counts) {
        super(like, counts);
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

    /**
     * These cards in random order, each order as likely as any other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @return an unmodifiable list
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    public List<PriceCard> shuffled(IntUnaryOperator random) {
        List<PriceCard> cards = new ArrayList<>(toList());
        for (int i = cards.size() - 1; i > 0; i--) {
            Collections.swap(cards, i, Arguments.random(random, i + 1)); // RUL-9
        }
        return Collections.unmodifiableList(cards);
    }

    @Override
    protected List<PriceCard> allKinds() {
        return PriceCard.all();
    }

    @Override
    protected int number(PriceCard card) {
        return card.ordinal();
    }

    @Override
    protected Cards with(long counts) {
        return new Cards(this, counts);
    }

    @Override
    protected IllegalArgumentException tooMany(PriceCard card, long count) {
        return Arguments.failure(card + " cards", count, "at most " + card.copies() + " (THG-3)");
    }
}
