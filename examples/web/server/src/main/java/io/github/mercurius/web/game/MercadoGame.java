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
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.search.PlayoutSearch;
import java.util.function.IntUnaryOperator;

/** Mercado at a table, with an edition. The server draws what chance brings. */
record MercadoGame(Edition tiles, String edition, Rules<Action, PlayerView> rules, Formats<Action, PlayerView> formats)
        implements SisterGame<Action, PlayerView> {
    MercadoGame(Edition tiles) {
        this(tiles, MercadoJson.EDITION.write(tiles), Mercado.rules(tiles), MercadoJson.formats(tiles));
    }

    @Override
    public String editionName() {
        return tiles.name();
    }

    @Override
    public AnyBot<Action, PlayerView> greedy() {
        return Bots.greedy();
    }

    /** A search looks one round ahead, as what comes later depends on chance more than on the action. */
    @Override
    public PlayoutSearch<Action, PlayerView> search(int playouts, long seed) {
        return PlayoutSearch.of(playouts, seed, Bots.greedy())
                .withRounds(1)
                .withJudge((state, seat) -> Bots.prospect((GameState) state, seat));
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(tiles, random).toString();
    }

    /** Without a commitment: what chance brings later is not in the deal. */
    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        return Game.start(
                (Setup) setup,
                Deal.of(tiles, TableGame.dealt(deal, id -> tiles.tile(id).orElseThrow())));
    }
}
