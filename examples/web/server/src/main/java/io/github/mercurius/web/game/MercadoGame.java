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
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.search.PlayoutSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Mercado at a table, with an edition. Host and seats draw each outcome of chance together, or the server alone. */
final class MercadoGame extends TableGame<Action, PlayerView> {
    private final Edition edition;

    MercadoGame(Edition edition) {
        super(
                Mercado.rules(edition),
                MercadoJson.formats(edition),
                MercadoJson.EDITION.write(edition),
                edition.name(),
                SisterBots.NAMES);
        this.edition = edition;
    }

    /** A search looks one round ahead, as what comes later depends on chance more than on the action. */
    @Override
    public AnyBot<Action, PlayerView> bot(String name, long seed) {
        return SisterBots.make(
                name,
                seed,
                Bots.greedy(),
                playouts -> PlayoutSearch.of(playouts, seed, Bots.greedy())
                        .withRounds(1)
                        .withJudge((state, seat) -> Bots.prospect((GameState) state, seat)));
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(edition, random).toString();
    }

    /** Without a commitment: what chance brings later is not in the deal. */
    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        List<Tile> tiles = new ArrayList<>();
        for (String id : deal.split(" ", -1)) {
            tiles.add(edition.tile(id).orElseThrow());
        }
        return Game.start((Setup) setup, Deal.of(edition, tiles));
    }
}
