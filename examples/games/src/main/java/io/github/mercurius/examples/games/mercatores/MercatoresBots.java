package io.github.mercurius.examples.games.mercatores;

import io.github.mercurius.examples.games.bots.Analysts;
import io.github.mercurius.examples.games.bots.NamedBot;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.search.PlayoutSearch;

/** The bots of Mercatores, by name. */
public final class MercatoresBots {
    private MercatoresBots() {}

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static NamedBot<Action, PlayerView> parse(String name) {
        return NamedBot.parse(name, Bots.greedy(), MercatoresBots::search);
    }

    /** Who judges actions. */
    public static Analysts<Action, PlayerView> analysts() {
        return NamedBot.analysts(Bots.greedy(), MercatoresBots::search);
    }

    /** To the end, as coins are earned late. */
    private static PlayoutSearch<Action, PlayerView> search(int playouts, long seed) {
        return PlayoutSearch.of(playouts, seed, Bots.greedy());
    }
}
