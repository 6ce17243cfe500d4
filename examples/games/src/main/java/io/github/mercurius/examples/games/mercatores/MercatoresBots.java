package io.github.mercurius.examples.games.mercatores;

import io.github.mercurius.bots.PlayoutSearch;
import io.github.mercurius.examples.games.bots.OwnBot;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.PlayerView;

/** The bots of Mercatores, by name. */
public final class MercatoresBots {
    private MercatoresBots() {}

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static OwnBot<Action, PlayerView> parse(String name) {
        var greedy = Bots.greedy();
        // to the end, as coins are earned late
        return OwnBot.parse(name, greedy, (playouts, seed) -> PlayoutSearch.of(playouts, seed, greedy));
    }
}
