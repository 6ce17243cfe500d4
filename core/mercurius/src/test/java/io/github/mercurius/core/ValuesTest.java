package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.model.ValueLaws;

/** The values of Mercurius are equal if they say the same, and otherwise can be told apart. */
class ValuesTest extends ValueLaws<Action, PlayerView> {
    ValuesTest() {
        super(Mercurius.rules(), GameState.class, state -> state.table().player(0), state -> state.hand(0));
    }
}
