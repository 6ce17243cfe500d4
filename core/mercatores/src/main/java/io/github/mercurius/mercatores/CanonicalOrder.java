package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.List;

/** The canonical order of cards (RUL-17): goods by good and ships, then special kinds in the order of the edition. */
final class CanonicalOrder {
    private CanonicalOrder() {}

    /** An unmodifiable copy in canonical order. */
    static List<Card> sorted(List<? extends Card> cards, String argument) {
        int size = Arguments.notNull(cards, argument).size();
        for (int i = 0; i < size; i++) {
            Arguments.element(cards.get(i), argument);
        }
        List<Card> copy = List.copyOf(cards);
        for (int i = 1; i < copy.size(); i++) {
            if (compare(copy.get(i - 1), copy.get(i)) > 0) {
                List<Card> inOrder = new ArrayList<>(copy);
                inOrder.sort(CanonicalOrder::compare);
                return List.copyOf(inOrder);
            }
        }
        return copy;
    }

    private static int compare(Card one, Card other) {
        int places = place(one) - place(other);
        // cards of different editions can share a place
        return places != 0 || one.equals(other) ? places : one.code().compareTo(other.code());
    }

    private static int place(Card card) {
        if (card instanceof GoodsCard goods) {
            return goods.good().ordinal() * (GoodsCard.MOST_SHIPS + 1) + goods.ships();
        }
        return Good.all().size() * (GoodsCard.MOST_SHIPS + 1) + ((SpecialCard) card).place();
    }
}
