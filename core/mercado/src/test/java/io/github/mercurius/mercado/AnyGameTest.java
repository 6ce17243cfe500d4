package io.github.mercurius.mercado;

import io.github.mercurius.rules.laws.EachLaw;
import java.util.List;

/** Mercado keeps the laws of any game. */
class AnyGameTest extends EachLaw<Action, PlayerView> {
    AnyGameTest() {
        super(Mercado.rules(), List.of(Mercado.rules(TestEditions.all().get(1))));
    }
}
