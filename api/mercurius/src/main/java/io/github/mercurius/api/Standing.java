package io.github.mercurius.api;

import io.github.mercurius.rules.AnyStanding;

/**
 * A player's place in the ranking.
 *
 * @param place 1 for the richest; players with the same wealth share a place (END-3)
 * @param seat whose standing it is
 * @param score the player's wealth in guilders
 */
public record Standing(int place, int seat, int score) implements AnyStanding {}
