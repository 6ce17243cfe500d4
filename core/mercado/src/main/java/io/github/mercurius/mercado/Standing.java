package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyStanding;

/**
 * A player's place in the ranking.
 *
 * @param place 1 for the player who is ahead of all others; no two players share a place (MOV-4)
 * @param seat whose standing it is
 * @param score how many spaces the marker has moved
 */
public record Standing(int place, int seat, int score) implements AnyStanding {}
