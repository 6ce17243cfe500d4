package io.github.mercurius.core;

import io.github.mercurius.api.PriceCard;
import io.github.mercurius.common.PastedText;
import io.github.mercurius.common.PositionCursor;
import org.jspecify.annotations.Nullable;

/** A place in the text of a position, where price cards are read too. */
final class TextCursor extends PositionCursor {
    private static final int CARD_CODE = 8;
    private static final int SLOTS = 256;
    private static final @Nullable PriceCard[] CARDS = cardsBySlot();

    /** A cursor at the start of a value that is called something. */
    TextCursor(PastedText value, String what) {
        super(value, what);
    }

    private static @Nullable PriceCard[] cardsBySlot() {
        @Nullable PriceCard[] cards = new PriceCard[SLOTS];
        PriceCard.all().forEach(card -> cards[slot(card.code(), 0)] = card);
        return cards;
    }

    /**
     * A number that is another one for each card: of the chamber's first letter, the sign, the commodity's first
     * letter.
     */
    private static int slot(String text, int start) {
        int commodity = text.charAt(start + 4);
        int letter = (commodity >> 4 & 1) | (commodity >> 1 & 2);
        return (text.charAt(start) & 31) << 3 | (text.charAt(start + 3) & 4) | letter;
    }

    PriceCard card() {
        PriceCard card = cardOrNull();
        if (card == null) {
            throw misread("the code of a price card, such as AMS+SIL-");
        }
        return card;
    }

    @Nullable
    PriceCard cardOrNull() {
        PriceCard card = has(CARD_CODE) ? CARDS[slot(text(), place())] : null;
        return card != null && skip(card.code()) ? card : null;
    }
}
