package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Deals the cards that a viewer cannot see at random, to where there are such cards: the other hands and both decks.
 */
final class Determinization {
    private Determinization() {}

    /** A state that gives the viewer the same view, each possible one as likely as any other. */
    static GameState of(View view, IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of random numbers");
        OpenTable table = view.table;
        byte[] unseen = shuffled(view.unseen(), random);
        int dealt = 0;
        Cards[] hands = new Cards[table.players.length];
        for (OpenPlayer player : table.players) {
            if (player.seat == view.viewer) {
                hands[player.seat] = view.hand;
            } else {
                int end = dealt + player.handSize;
                hands[player.seat] = Decks.hand(unseen, dealt, end);
                dealt = end;
            }
        }
        return new GameState(table, hands, Decks.of(unseen, dealt, table.mainDeck, table.backupDeck));
    }

    /** The cards in any order, each as likely as any other; by their numbers. */
    private static byte[] shuffled(Cards cards, IntUnaryOperator random) {
        byte[] shuffled = new byte[cards.size()];
        int filled = 0;
        for (PriceCard kind : cards.kinds()) {
            int end = filled + cards.count(kind);
            Arrays.fill(shuffled, filled, end, (byte) kind.ordinal());
            filled = end;
        }
        for (int i = shuffled.length - 1; i > 0; i--) {
            int j = random.applyAsInt(i + 1);
            byte card = shuffled[i];
            shuffled[i] = shuffled[j];
            shuffled[j] = card;
        }
        return shuffled;
    }
}
