package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.model.ValueLaws;
import java.util.Map;

class ValuesTest extends ValueLaws<Action, PlayerView> {
    ValuesTest() {
        super(
                Mercurius.rules(),
                Map.of(
                        "player", game -> ((GameState) game.state()).table().player(0),
                        "hand", game -> ((GameState) game.state()).hand(0)));
    }
}
