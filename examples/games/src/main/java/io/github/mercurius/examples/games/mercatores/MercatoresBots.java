package io.github.mercurius.examples.games.mercatores;

import io.github.mercurius.examples.games.common.SisterBots;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.search.PlayoutSearch;

/** The bots of Mercatores. */
public final class MercatoresBots {
    /** They search to the end, as coins are earned late. */
    public static final SisterBots<Action, PlayerView> ALL =
            new SisterBots<>(Bots.greedy(), (playouts, seed) -> PlayoutSearch.of(playouts, seed, Bots.greedy()));

    private MercatoresBots() {}
}
