package io.github.mercurius.core;

import io.github.mercurius.api.PriceCard;

/** Counts the price cards of a game as they are found here and there, and refuses one that the game does not have. */
final class CardCounts {
    private final int[] counts = new int[PriceCard.all().size()];

    void add(Iterable<PriceCard> cards) {
        for (PriceCard card : cards) {
            int count = ++counts[card.ordinal()];
            if (count > card.copies()) {
                throw Integrity.refused(
                        "cards " + card + " in the game", count, "at most " + card.copies() + " (THG-3)");
            }
        }
    }
}
