package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyStanding;

/**
 * A player's place in the ranking.
 *
 * @param place 1 for the highest score; players with the same score share a place (END-3)
 * @param seat whose standing it is
 * @param score coins, and 2 more for the Captain card (END-2)
 */
public record Standing(int place, int seat, int score) implements AnyStanding {}
