package io.github.mercurius.web.game;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.Card;
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
import io.github.mercurius.search.PlayoutSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Mercatores at a table, with an edition. */
final class MercatoresGame extends TableGame<Action, PlayerView> {
    private final Edition edition;

    MercatoresGame(Edition edition) {
        super(
                Mercatores.rules(edition),
                MercatoresJson.formats(edition),
                MercatoresJson.EDITION.write(edition),
                edition.name(),
                SisterBots.NAMES);
        this.edition = edition;
    }

    /** A search looks to the end, as coins are earned late. */
    @Override
    public AnyBot<Action, PlayerView> bot(String name, long seed) {
        return SisterBots.make(name, seed, Bots.greedy(), playouts -> PlayoutSearch.of(playouts, seed, Bots.greedy()));
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(edition, random).toString();
    }

    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        List<Card> cards = new ArrayList<>();
        for (String code : deal.split(" ", -1)) {
            cards.add(edition.card(code).orElseThrow());
        }
        return Game.start(SealedDeal.of((Setup) setup, Deal.of(edition, cards), nonce));
    }
}
