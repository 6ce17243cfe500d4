package io.github.mercurius.mercado;

import io.github.mercurius.model.ValueLaws;
import java.util.Map;

class ValuesTest extends ValueLaws<Action, PlayerView> {
    ValuesTest() {
        super(
                Mercado.rules(),
                Map.of(
                        "player", game -> ((GameState) game.state()).table().player(0),
                        "hand", game -> ((GameState) game.state()).hand(0)));
    }
}
