package io.github.mercurius.learning;

import io.github.mercurius.api.PriceCard;
import java.util.Arrays;
import java.util.List;

/** The discard pile of one game as an observation shows it: a pile only grows, so only what is new is read. */
final class PileMemory {
    /** For each place of the pile the number of its card, the lowest first. */
    final short[] cards = new short[ObservationField.DISCARD_PILE.length()];

    /** How many cards of each kind are not in the pile. */
    final short[] left = new short[PriceCard.all().size()];

    private int size;

    PileMemory() {
        clear();
    }

    /** Begins another game. */
    void clear() {
        Arrays.fill(cards, 0, size, (short) 0);
        size = 0;
        for (PriceCard card : PriceCard.all()) {
            left[card.ordinal()] = (short) card.copies();
        }
    }

    /** Reads what has come onto the pile of the same game. */
    void follow(List<PriceCard> pile) {
        for (; size < pile.size(); size++) {
            int kind = pile.get(size).ordinal();
            cards[size] = (short) (kind + 1);
            left[kind]--;
        }
    }
}
