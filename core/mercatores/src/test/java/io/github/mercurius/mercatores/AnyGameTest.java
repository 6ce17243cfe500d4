package io.github.mercurius.mercatores;

import io.github.mercurius.rules.laws.EachLaw;
import java.util.List;

/** Mercatores keeps the laws of any game. */
class AnyGameTest extends EachLaw<Action, PlayerView> {
    AnyGameTest() {
        super(Mercatores.rules(), List.of(Mercatores.rules(TestEditions.all().get(1))));
    }
}
