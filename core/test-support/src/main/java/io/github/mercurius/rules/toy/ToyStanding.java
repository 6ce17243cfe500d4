package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyStanding;

/** A player's place. */
public record ToyStanding(int place, int seat, int score) implements AnyStanding {}
