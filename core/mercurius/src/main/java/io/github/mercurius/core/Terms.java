package io.github.mercurius.core;

import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Setup;

/**
 * What every action needs to know of a set-up, worked out once for all states of a game.
 *
 * @param turns how many turns a game has (END-1)
 * @param cardOrder which card on a board acts first (RUL-5)
 */
record Terms(Setup setup, int players, int turns, CardOrder cardOrder) {
    static Terms of(Setup setup) {
        return new Terms(setup, setup.players(), setup.turns(), setup.rulings().cardOrder());
    }
}
