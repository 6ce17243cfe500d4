package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.bots.Analysts;
import io.github.mercurius.examples.games.bots.NamedBot;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Bots;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.search.PlayoutSearch;

/** The bots of Mercado, by name. */
public final class MercadoBots {
    private MercadoBots() {}

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static NamedBot<Action, PlayerView> parse(String name) {
        return NamedBot.parse(name, Bots.greedy(), MercadoBots::search);
    }

    /** Who judges actions. */
    public static Analysts<Action, PlayerView> analysts() {
        return NamedBot.analysts(Bots.greedy(), MercadoBots::search);
    }

    /** A round, as what comes later depends on chance more than on the action. */
    private static PlayoutSearch<Action, PlayerView> search(int playouts, long seed) {
        return PlayoutSearch.of(playouts, seed, Bots.greedy())
                .withRounds(1)
                .withJudge((state, seat) -> Bots.prospect((GameState) state, seat));
    }
}
