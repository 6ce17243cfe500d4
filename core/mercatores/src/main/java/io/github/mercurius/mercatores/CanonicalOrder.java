package io.github.mercurius.mercatores;

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
        List<Card> copy = new ArrayList<>(cards);
        copy.sort(COMPARATOR);
        return List.copyOf(copy);
    }

    private static int place(Card card) {
        if (card instanceof GoodsCard goods) {
            return goods.good().ordinal() * (GoodsCard.MOST_SHIPS + 1) + goods.ships();
        }
        return Good.all().size() * (GoodsCard.MOST_SHIPS + 1) + ((SpecialCard) card).place;
    }
}
