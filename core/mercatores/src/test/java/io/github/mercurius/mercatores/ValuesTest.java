package io.github.mercurius.mercatores;

import io.github.mercurius.model.ValueLaws;

/** The values of Mercatores are equal if they say the same, and otherwise can be told apart. */
class ValuesTest extends ValueLaws<Action, PlayerView> {
    ValuesTest() {
        super(Mercatores.rules(), GameState.class, state -> state.table().player(0), state -> state.hand(0));
    }
}
