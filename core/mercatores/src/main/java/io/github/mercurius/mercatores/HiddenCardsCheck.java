package io.github.mercurius.mercatores;

import java.util.List;

/**
 * What holds of the hands and the deck that lie hidden behind a table: as many as it says, and cards of the edition.
 */
final class HiddenCardsCheck {
    private HiddenCardsCheck() {}

    /** Checks that the cards that lie open, and those that are known, are cards of the edition. */
    static void checkOpen(Table table) {
        Cards cards = table.openCards(); // refuses a card that is there too often
        for (Player player : table.players) {
            cards = cards.plus(player.known());
        }
    }

    /** Checks the hidden cards of a state. */
    static void check(Table table, List<Cards> hands, List<Card> deck) {
        Integrity.check(
                hands.size() == table.players.length,
                "hands",
                hands.size(),
                table.players.length + ", one for each seat (INF-1)");
        Integrity.check(deck.size() == table.deck, "deck", deck.size(), table.deck + " cards (INF-2)");
        Cards cards = table.openCards().plus(Cards.of(table.setup.edition(), deck));
        for (Player player : table.players) {
            cards = cards.plus(checked(player, hands.get(player.seat())));
        }
    }

    /** Checks the hand of a view. */
    static void checkHand(Table table, int seat, Cards hand) {
        Cards cards = table.openCards().plus(checked(table.player(seat), hand));
        for (Player player : table.players) {
            cards = player.seat() == seat ? cards : cards.plus(player.known());
        }
    }

    private static Cards checked(Player player, Cards hand) {
        String argument = "hand of seat " + player.seat();
        Integrity.check(hand.size() == player.handSize(), argument, hand, player.handSize() + " cards (INF-1)");
        Integrity.check(hand.contains(player.known()), argument, hand, "with " + player.known() + " in it (INF-4)");
        return hand;
    }
}
