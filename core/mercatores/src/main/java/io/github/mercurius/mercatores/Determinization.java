package io.github.mercurius.mercatores;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Deals the cards that a viewer cannot place at random, to where there are such cards: the unknown parts of the other
 * hands, the deck, the coins.
 */
final class Determinization {
    private Determinization() {}

    /** A state that gives the viewer the same view, each possible one as likely as any other. */
    static GameState of(PlayerView view, IntUnaryOperator random) {
        return dealt(view, view.unseen().shuffled(random));
    }

    /** The state in which the unseen cards lie in this order: in the hands by seat, in the deck, as coins. */
    static GameState dealt(PlayerView view, List<Card> unseen) {
        Table table = view.table;
        int dealt = 0;
        Cards[] hands = new Cards[table.players().size()];
        for (Player player : table.players()) {
            if (player.seat() == view.viewer) {
                hands[player.seat()] = view.hand;
            } else {
                int end = dealt + player.unknown();
                hands[player.seat()] = player.known().plus(Cards.of(view.hand.kinds, unseen.subList(dealt, end)));
                dealt = end;
            }
        }
        return new GameState(table, hands, unseen.subList(dealt, dealt + table.deckSize()));
    }
}
