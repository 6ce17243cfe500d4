package io.github.mercurius.mercado;

import io.github.mercurius.model.ValueLaws;
import java.util.Map;

/** The values of Mercado are equal if they say the same, and otherwise can be told apart. */
class ValuesTest extends ValueLaws<Action, PlayerView> {
    ValuesTest() {
        super(
                Mercado.rules(),
                Map.of(
                        "player", game -> ((GameState) game.state()).table().player(0),
                        "hand", game -> ((GameState) game.state()).hand(0)));
    }
}
