package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The canonical order of cards (RUL-17): goods by good and ships, then special kinds in the order of the edition. */
final class CanonicalOrder {
    private static final Comparator<Card> COMPARATOR = Comparator.<Card>comparingInt(CanonicalOrder::place)
            // cards of different editions can share a place
            .thenComparing(Card::code);

    private CanonicalOrder() {}

    /** An unmodifiable copy in canonical order. */
    static List<Card> sorted(List<? extends Card> cards, String argument) {
        Arguments.notNull(cards, argument).forEach(card -> Arguments.element(card, argument));
        List<Card> copy = List.copyOf(cards);
        for (int i = 1; i < copy.size(); i++) {
            if (COMPARATOR.compare(copy.get(i - 1), copy.get(i)) > 0) {
                List<Card> inOrder = new ArrayList<>(copy);
                inOrder.sort(COMPARATOR);
                return List.copyOf(inOrder);
            }
        }
        return copy;
    }

    private static int place(Card card) {
        if (card instanceof GoodsCard goods) {
            return goods.good().ordinal() * (GoodsCard.MOST_SHIPS + 1) + goods.ships();
        }
        return Good.all().size() * (GoodsCard.MOST_SHIPS + 1) + ((SpecialCard) card).place;
    }
}
