package io.github.mercurius.web.game;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.search.PlayoutSearch;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** Mercatores at a table, with an edition. */
record MercatoresGame(
        Edition cards, String edition, Rules<Action, PlayerView> rules, Formats<Action, PlayerView> formats)
        implements SisterGame<Action, PlayerView> {
    MercatoresGame(Edition cards) {
        this(cards, MercatoresJson.EDITION.write(cards), Mercatores.rules(cards), MercatoresJson.formats(cards));
    }

    @Override
    public String editionName() {
        return cards.name();
    }

    @Override
    public AnyBot<Action, PlayerView> greedy() {
        return Bots.greedy();
    }

    /** A search looks to the end, as coins are earned late. */
    @Override
    public PlayoutSearch<Action, PlayerView> search(int playouts, long seed) {
        return PlayoutSearch.of(playouts, seed, Bots.greedy());
    }

    @Override
    public Optional<Together<Action, PlayerView>> together() {
        return Optional.of(new Together<>((setup, table) -> Mercatores.jointDeal((Setup) setup, table), Game::start));
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(cards, random).toString();
    }

    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        return Game.start(new SealedDeal(
                (Setup) setup,
                Deal.of(cards, TableGame.dealt(deal, code -> cards.card(code).orElseThrow())),
                nonce));
    }
}
