package io.github.mercurius.web.game;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Bots;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.search.PlayoutSearch;
import java.util.function.IntUnaryOperator;

/** Mercado at a table, with an edition. The server draws what chance brings. */
final class MercadoGame extends SisterGame<Edition, Action, PlayerView> {
    MercadoGame(Edition edition) {
        super(edition, MercadoJson.EDITION, Mercado.rules(edition), MercadoJson.formats(edition), edition.name());
    }

    @Override
    AnyBot<Action, PlayerView> greedy() {
        return Bots.greedy();
    }

    /** A search looks one round ahead, as what comes later depends on chance more than on the action. */
    @Override
    PlayoutSearch<Action, PlayerView> search(int playouts, long seed) {
        return PlayoutSearch.of(playouts, seed, Bots.greedy())
                .withRounds(1)
                .withJudge((state, seat) -> Bots.prospect((GameState) state, seat));
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(edition, random).toString();
    }

    /** Without a commitment: what chance brings later is not in the deal. */
    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        return Game.start(
                (Setup) setup,
                Deal.of(edition, dealt(deal, id -> edition.tile(id).orElseThrow())));
    }
}
