package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;

/** Makes views from their parts: for clients and for tests; a host takes {@link GameState#viewFor}. */
public final class Views {
    private Views() {}

    /**
     * The view of a seat, from the open table and the seat's hand.
     *
     * @throws IllegalArgumentException if there is no such seat, or the rules could not lead to that table and hand
     */
    public static PlayerView of(Table table, int viewer, Cards hand) {
        OpenTable open = Integrity.open(table);
        HiddenCardsCheck.checkHand(open, viewer, Arguments.notNull(hand, "hand", "cards"));
        return new View(open, viewer, hand);
    }

    /**
     * The view of a spectator.
     *
     * @throws IllegalArgumentException if the rules could not lead to that table
     */
    public static PlayerView ofSpectator(Table table) {
        return new View(Integrity.open(table), Audience.SPECTATOR, Cards.none());
    }
}
