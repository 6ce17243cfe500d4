package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The canonical order of cards (RUL-17): goods by good and ships, then special kinds in the order of the edition. */
final class CanonicalOrder {
    /** By place; cards of different editions can share one. */
    private static final Comparator<Card> ORDER =
            Comparator.comparingInt(CanonicalOrder::place).thenComparing(Card::code);

    private CanonicalOrder() {}

    /** An unmodifiable copy in canonical order. */
    static List<Card> sorted(List<? extends Card> cards, String argument) {
        Card[] sorted = Arguments.notNull(cards, argument).toArray(new Card[0]);
        for (Card card : sorted) {
            Arguments.element(card, argument);
        }
        Arrays.sort(sorted, ORDER);
        return List.of(sorted);
    }

    private static int place(Card card) {
        if (card instanceof GoodsCard goods) {
            return goods.good().ordinal() * (GoodsCard.MOST_SHIPS + 1) + goods.ships();
        }
        return Good.all().size() * (GoodsCard.MOST_SHIPS + 1) + ((SpecialCard) card).place();
    }
}
