package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Seats;
import io.github.mercurius.rules.PositionException;

/** Makes views from their parts and from text: for clients and for tests; a host takes {@link GameState#viewFor}. */
public final class Views {
    private Views() {}

    /**
     * The view of a seat, from the open table and the seat's hand.
     *
     * @throws IllegalArgumentException if there is no such seat
     * @throws PositionException if table and hand contradict the rules
     */
    public static PlayerView of(Table table, int viewer, Cards hand) {
        OpenTable open = OpenTable.open(table);
        PositionParts parts = PositionParts.of(open);
        parts.viewer = Seats.check(viewer, open.setup().players());
        parts.seats[viewer].hand = Arguments.notNull(hand, "hand", "cards");
        parts.seats[viewer].handSize = open.player(viewer).handSize();
        PositionCheck.forView(parts, PositionCheck.of(parts)).throwIfAny();
        return parts.view(open);
    }

    /**
     * The view of a spectator.
     *
     * @throws PositionException if the table contradicts the rules
     */
    public static PlayerView ofSpectator(Table table) {
        return new View(OpenTable.open(table), Audience.SPECTATOR, Cards.none());
    }

    /**
     * The view in a text, which {@link PlayerView#toText} gives.
     *
     * @throws PositionException if it is not the text of a view, or contradicts the rules: names each problem and its
     *     place
     */
    public static PlayerView parse(String text) {
        PositionReader reader = new PositionReader(text);
        reader.refuse(PositionCheck.forView(reader.parts, PositionCheck.of(reader.parts)));
        return reader.parts.view(reader.parts.table());
    }
}
