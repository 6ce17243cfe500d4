package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.rules.laws.EachLaw;
import java.util.List;

/** Mercurius keeps the laws of any game. */
class AnyGameTest extends EachLaw<Action, PlayerView> {
    AnyGameTest() {
        super(Mercurius.rules(), List.of());
    }
}
