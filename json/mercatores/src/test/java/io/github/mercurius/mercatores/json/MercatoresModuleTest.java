package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.EditionModuleLaws;
import io.github.mercurius.json.testing.Play;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Violation;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;

/** A program with an object mapper of its own registers the module of Mercatores, and that is all. */
class MercatoresModuleTest extends EditionModuleLaws<Action, PlayerView, Edition> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = game();

    private static Game game() {
        return Play.on(Game.start(Setup.of(3), Deal.seeded(EDITION, 7)), 40, Integer.MAX_VALUE, new Random(7));
    }

    MercatoresModuleTest() {
        super(
                Action.class,
                Edition.class,
                MercatoresModule::new,
                EDITION,
                MercatoresJson.formats(EDITION),
                GAME,
                new Words<>(
                        List.of(
                                new Action.Give(new GoodsCard(Good.TOB, 1)),
                                new Violation.NotAllTaken(1, 2),
                                GAME.state().viewFor(0),
                                GAME.state().table(),
                                GAME.state().hand(0),
                                GAME.deal().orElseThrow(),
                                EDITION),
                        List.of(Good.TOB, EDITION.cards().get(0)),
                        new Action.CashSpecial(EDITION.specialCards().get(0), OptionalInt.empty()),
                        List.of(
                                SealedDeal.of(GAME.setup(), GAME.deal().orElseThrow(), "0".repeat(64)),
                                SampleDocuments.joint(GAME.setup(), 3),
                                GAME.state().table().player(0)),
                        "Good or Card",
                        List.of(
                                new Mistake(
                                        Action.class,
                                        "{'type':'give','card':'X'}",
                                        "/card: found \"X\", expected one of CRN0"),
                                new Mistake(
                                        Action.Give.class,
                                        "{'type':'tax','card':'CRN0'}",
                                        "found X:CRN0, expected a Give")),
                        new Mistake(Card.class, "X", "CRN0")),
                new Other<>(
                        RandomGames.OTHER,
                        RandomGames.OTHER.specialCards().get(1),
                        "QD",
                        new Action.DiscardSpecial(
                                RandomGames.OTHER.specialCards().get(1)),
                        "{'type':'discardSpecial','card':'QD'}",
                        "/card: found \"QD\", expected one of WAR"));
    }
}
