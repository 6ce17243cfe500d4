package io.github.mercurius.web.game;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** Mercurius at a table. */
record MercuriusGame(Rules<Action, PlayerView> rules, Formats<Action, PlayerView> formats)
        implements TableGame<Action, PlayerView> {
    MercuriusGame() {
        this(Mercurius.rules(), MercuriusJson.formats());
    }

    @Override
    public List<String> bots() {
        return List.of("random", "greedy", "regent:easy", "regent:medium", "regent:hard");
    }

    @Override
    public AnyBot<Action, PlayerView> bot(String name, long seed) {
        return Bots.parse(name).make(seed);
    }

    @Override
    public Optional<Together<Action, PlayerView>> together() {
        return Optional.of(new Together<>((setup, table) -> Mercurius.jointDeal((Setup) setup, table), Game::start));
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(random).toString();
    }

    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        return Game.start(new SealedDeal((Setup) setup, Deal.of(TableGame.dealt(deal, PriceCard::parse)), nonce));
    }
}
