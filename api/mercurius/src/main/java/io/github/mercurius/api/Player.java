package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;

/**
 * What lies open before one player: all but the cards in the hand (INF-3). Immutable and thread-safe.
 *
 * @param seat where the player sits, from 0 clockwise
 * @param cash the player's guilders
 * @param tokens the tokens in the player's possession
 * @param blackMarket the tokens on the player's Black Market card, which are in nobody's possession (BLK-3)
 * @param board the cards that act on the prices in this player's turns
 * @param specialCards the special cards that are still to be used, in canonical order (THG-4)
 * @param handSize how many price cards the player holds; which ones only the player knows (INF-1)
 */
public record Player(
        int seat,
        int cash,
        Tokens tokens,
        Tokens blackMarket,
        Board board,
        List<SpecialCard> specialCards,
        int handSize) {
    public Player {
        specialCards = List.copyOf(specialCards);
    }

    /** Whether a special card is still to be used. */
    public boolean has(SpecialCard card) {
        return specialCards.contains(Arguments.notNull(card, "card", "a special card"));
    }
}
