package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PriceCard;
import java.util.List;

/** What holds of the hands and decks that lie hidden behind an open table: as many as it says, 72 cards in all. */
final class HiddenCardsCheck {
    private HiddenCardsCheck() {}

    static void check(OpenTable table, List<Cards> hands, List<PriceCard> mainDeck, List<PriceCard> backupDeck) {
        if (hands.size() != table.terms().players) {
            throw Integrity.refused("hands", hands.size(), table.terms().players + ", one for each seat (INF-1)");
        }
        // The table adds up to 72 with the sizes that it says; so it is enough that no kind is there too often (THG-3).
        Cards cards = table.openCards();
        for (OpenPlayer player : table.openPlayers()) {
            cards = cards.plus(checkedHand(player, hands.get(player.seat)));
        }
        cards.plus(checkedDeck(table, Deck.MAIN, mainDeck)).plus(checkedDeck(table, Deck.BACKUP, backupDeck));
    }

    static void checkHand(OpenTable table, int seat, Cards hand) {
        table.openCards().plus(checkedHand(table.openPlayers()[table.setup().checkSeat(seat)], hand));
    }

    private static Cards checkedHand(OpenPlayer player, Cards hand) {
        if (hand.size() != player.handSize) {
            throw Integrity.refused(
                    "hand of seat " + player.seat,
                    hand.size() + " cards",
                    player.handSize + " as the table says (INF-1)");
        }
        return hand;
    }

    private static Cards checkedDeck(OpenTable table, Deck deck, List<PriceCard> cards) {
        if (cards.size() != table.deckSize(deck)) {
            throw Integrity.refused(
                    deck + " deck", cards.size() + " cards", table.deckSize(deck) + " as the table says (INF-2)");
        }
        return Cards.of(cards);
    }
}
