package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.common.SisterBots;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Bots;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.search.PlayoutSearch;

/** The bots of Mercado. */
public final class MercadoBots {
    /** They search a round ahead, as what comes later depends on chance more than on the action. */
    public static final SisterBots<Action, PlayerView> ALL = new SisterBots<>(
            Bots.greedy(),
            (playouts, seed) -> PlayoutSearch.of(playouts, seed, Bots.greedy())
                    .withRounds(1)
                    .withJudge((state, seat) -> Bots.prospect((GameState) state, seat)));

    private MercadoBots() {}
}
