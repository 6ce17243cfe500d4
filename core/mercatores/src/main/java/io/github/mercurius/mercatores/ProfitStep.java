package io.github.mercurius.mercatores;

import java.io.Serializable;

/**
 * A step of a profit table (THG-4): "for at least 5: 2 coins".
 *
 * @param atLeast the count that it takes
 * @param coins what that brings
 */
public record ProfitStep(int atLeast, int coins) implements Serializable {}
