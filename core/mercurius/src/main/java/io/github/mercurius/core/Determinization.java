package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
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
        Cards[] hands = new Cards[table.terms().players()];
        for (OpenPlayer player : table.seats()) {
            if (player.seat() == view.viewer) {
                hands[player.seat()] = view.hand;
            } else {
                int end = dealt + player.handSize();
                hands[player.seat()] = Cards.of(unseen.subList(dealt, end));
                dealt = end;
            }
        }
        int endOfMain = dealt + table.deckSize(Deck.MAIN);
        return new GameState(table, hands, new Decks(unseen, endOfMain, endOfMain + table.deckSize(Deck.BACKUP)));
    }
}
