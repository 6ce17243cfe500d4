package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Deals the cards that a viewer cannot see at random, to where there are such cards: the other hands and both decks.
 */
final class Determinization {
    private Determinization() {}

    /** A state that gives the viewer the same view, each possible one as likely as any other. */
    static GameState of(View view, IntUnaryOperator random) {
        OpenTable table = view.table;
        List<PriceCard> unseen = view.unseen().shuffled(random);
        int dealt = 0;
        Cards[] hands = new Cards[table.players.length];
        for (OpenPlayer player : table.players) {
            if (player.seat == view.viewer) {
                hands[player.seat] = view.hand;
            } else {
                int end = dealt + player.handSize;
                hands[player.seat] = hand(unseen, dealt, end);
                dealt = end;
            }
        }
        int endOfMain = dealt + table.mainDeck;
        return new GameState(table, hands, new Decks(unseen, endOfMain, endOfMain + table.backupDeck));
    }

    private static Cards hand(List<PriceCard> cards, int from, int to) {
        Cards hand = Cards.none();
        for (int place = from; place < to; place++) {
            hand = hand.plus(cards.get(place));
        }
        return hand;
    }
}
