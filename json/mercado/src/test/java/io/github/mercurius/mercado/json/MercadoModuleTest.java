package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.EditionModuleLaws;
import io.github.mercurius.json.testing.Play;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Violation;
import java.util.List;
import java.util.Random;

/** A program with an object mapper of its own registers the module of Mercado, and that is all. */
class MercadoModuleTest extends EditionModuleLaws<Action, PlayerView, Edition> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = game();

    private static Game game() {
        Game begun = Game.start(Setup.of(3), Deal.shuffled(EDITION, Dealer.seeded(7)));
        return Play.on(begun, 60, Integer.MAX_VALUE, new Random(7));
    }

    MercadoModuleTest() {
        super(
                Action.class,
                Edition.class,
                MercadoModule::new,
                EDITION,
                MercadoJson.formats(EDITION),
                GAME,
                new Words<>(
                        List.of(
                                new Action.SetCoin(Coin.G, Stall.HEAD_MERCHANT),
                                new Violation.CannotPass(1, 3, 0),
                                GAME.state().viewFor(0),
                                GAME.state().table(),
                                GAME.state().hand(0),
                                GAME.state().table().player(0).purse(),
                                EDITION.tiles().get(0).price(),
                                new Chance(Outcome.TokenDrawn.HIDDEN, 3),
                                GAME.deal().orElseThrow(),
                                EDITION),
                        List.of(Stall.OBJECTS_3, EDITION.tokenKinds().get(0)),
                        new Outcome.CoinsDrawn(Coins.none()),
                        List.of(Dealer.seeded(1), GAME.state().table().player(0)),
                        "Coin or Stall",
                        List.of(
                                new Mistake(
                                        Action.class,
                                        "{'type':'sell','stall':'Y'}",
                                        "/stall: found \"Y\", expected one of 1"),
                                new Mistake(Action.SetCoin.class, "{'type':'finish'}", "found ., expected a SetCoin")),
                        new Mistake(Stall.class, "Y", "1")),
                new Other<>(
                        RandomGames.OTHER,
                        RandomGames.OTHER.tokenKinds().get(0),
                        "NEW",
                        new Action.PlayToken(RandomGames.OTHER.tokenKinds().get(0)),
                        "{'type':'playToken','token':'NEW'}",
                        "/token: found \"NEW\", expected one of V3"));
    }
}
