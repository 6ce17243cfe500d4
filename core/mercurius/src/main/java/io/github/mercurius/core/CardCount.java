package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.common.Problems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The price cards that a position shows, wherever they lie; notes the kinds that it shows too often (THG-3). */
final class CardCount {
    private final Problems<PositionPart> problems;
    private final int[] shown = new int[PriceCard.all().size()];

    private CardCount(Problems<PositionPart> problems) {
        this.problems = problems;
    }

    /** The cards that a position does not show. */
    static Cards rest(PositionParts parts) {
        return of(parts, new Problems<>()).rest();
    }

    /** The cards that all parts of a position show. */
    static CardCount of(PositionParts parts, Problems<PositionPart> problems) {
        CardCount count = new CardCount(problems);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            count.add(PositionPart.BOARDS, seat, cards(parts.seats[seat].board));
        }
        count.add(PositionPart.DISCARD, Problems.NO_SEAT, parts.discardPile);
        count.addHidden(parts);
        return count;
    }

    /** The cards that a table shows, which has been checked, and those that a position shows of hands and decks. */
    static CardCount of(OpenTable table, PositionParts hidden, Problems<PositionPart> problems) {
        CardCount count = new CardCount(problems);
        for (PriceCard card : PriceCard.all()) {
            count.shown[card.ordinal()] = table.openCards().count(card);
        }
        count.addHidden(hidden);
        return count;
    }

    private void addHidden(PositionParts parts) {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            Cards hand = parts.seats[seat].hand;
            add(PositionPart.HANDS, seat, hand == null ? null : hand.toList());
        }
        add(PositionPart.MAIN, Problems.NO_SEAT, parts.mainDeck);
        add(PositionPart.BACKUP, Problems.NO_SEAT, parts.backupDeck);
    }

    private static @Nullable List<PriceCard> cards(@Nullable Board board) {
        if (board == null) {
            return null;
        }
        List<PriceCard> cards = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            Card card = board.card(space).orElse(null);
            if (card instanceof PriceCard priceCard) {
                cards.add(priceCard);
            }
        }
        return cards;
    }

    private void add(PositionPart part, int seat, @Nullable List<PriceCard> cards) {
        if (cards == null) {
            return;
        }
        for (PriceCard card : cards) {
            int count = ++shown[card.ordinal()];
            if (count == card.copies() + 1) {
                String where = seat == Problems.NO_SEAT ? part.key : part.key + " of seat " + seat;
                problems.add(
                        part, seat, card + " cards", count + " with " + where, "at most " + card.copies(), Rule.THG_3);
            }
        }
    }

    /** The cards that are nowhere to be seen. */
    Cards rest() {
        Cards rest = Cards.none();
        for (PriceCard card : PriceCard.all()) {
            rest = rest.plus(card, Math.max(0, card.copies() - shown[card.ordinal()]));
        }
        return rest;
    }
}
