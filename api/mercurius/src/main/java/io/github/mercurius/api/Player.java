package io.github.mercurius.api;

import io.github.mercurius.api.internal.PlayerOfRules;
import java.util.Set;

/**
 * What lies open before one player: all but the cards in the hand (INF-3). Immutable and thread-safe.
 *
 * <p>Only this library can implement it: later versions may add methods.
 */
public sealed interface Player permits PlayerOfRules {
    /** Where the player sits, from 0 clockwise. */
    int seat();

    /** The player's guilders. */
    int cash();

    /** The tokens in the player's possession. */
    Tokens tokens();

    /** The tokens on the player's Black Market card, which are in nobody's possession (BLK-3). */
    Tokens blackMarket();

    /** The cards that act on the prices in this player's turns. */
    Board board();

    /** Whether a special card is still to be used (THG-4). */
    boolean has(SpecialCard card);

    /** The special cards that are still to be used. */
    Set<SpecialCard> specialCards();

    /** How many price cards the player holds; which ones only the player knows (INF-1). */
    int handSize();
}
