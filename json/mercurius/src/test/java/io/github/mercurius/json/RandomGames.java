package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.testing.Games;
import io.github.mercurius.testkit.RandomPlay;
import java.util.Map;

/** Random games of Mercurius, with all options of a set-up. */
final class RandomGames {
    static final Games<Action, PlayerView> GAMES = new Games<>(
            MercuriusJson.formats(),
            Map.of("joint", MercuriusJson.JOINT_DEAL),
            random -> RandomPlay.from(random).setup(),
            setup -> Mercurius.rules(),
            setup -> MercuriusJson.formats());

    private RandomGames() {}
}
