package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.EditionModuleLaws;
import io.github.mercurius.json.testing.Play;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;

/** A program with an object mapper of its own registers the module of Mercatores, and that is all. */
class MercatoresModuleTest extends EditionModuleLaws<Action, PlayerView, Edition> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = game();

    /** What a server might send: the things of the game deep inside its own. */
    record Message(
            String id,
            Action action,
            Action.Give gift,
            List<Update> updates,
            Map<Good, Integer> goods,
            Map<Card, Integer> copies,
            Violation violation,
            PlayerView view,
            GameState state,
            GameRecord record,
            Setup setup,
            Table table,
            Cards cards,
            Deal deal,
            Edition edition) {}

    private static Game game() {
        return Play.on(Game.start(Setup.of(3), Deal.seeded(EDITION, 7)), 40, Integer.MAX_VALUE, new Random(7));
    }

    private static Message message() {
        Map<Card, Integer> copies = new LinkedHashMap<>();
        GAME.setup().edition().cards().forEach(card -> copies.put(card, 1));
        return new Message(
                "7",
                SampleDocuments.ACTIONS.get(6),
                new Action.Give(new GoodsCard(Good.TOB, 1)),
                GAME.updatesForHost(36),
                Map.of(Good.TOB, 3),
                copies,
                SampleDocuments.VIOLATIONS.get(5),
                GAME.state().viewFor(0),
                GAME.state(),
                GAME.toRecord(),
                GAME.setup(),
                GAME.state().table(),
                GAME.state().hand(0),
                GAME.deal().orElseThrow(),
                GAME.setup().edition());
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
                        message(),
                        new Action.CashSpecial(EDITION.specialCards().get(0), OptionalInt.empty()),
                        List.of(
                                SealedDeal.of(GAME.setup(), GAME.deal().orElseThrow(), "0".repeat(64)),
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
