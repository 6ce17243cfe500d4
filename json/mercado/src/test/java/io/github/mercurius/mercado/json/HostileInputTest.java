package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.HostileLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.PlayerView;
import java.util.List;

/** Documents of Mercado that somebody has tampered with are refused, or are values with which a game goes on. */
class HostileInputTest extends HostileLaws<Action, PlayerView> {
    HostileInputTest() {
        super(
                RandomGames.GAMES,
                List.of("G", "W", "1", "X", "O07", "P03", "V2S", "V3", "-B", "PLAY", "COINS", "SALES"),
                1_000);
    }
}
