package io.github.mercurius.mercatores;

import io.github.mercurius.architecture.NullAtTheDoor;
import io.github.mercurius.architecture.PublicDoors;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

class NullAtTheDoorTest extends NullAtTheDoor {
    private static final Setup SETUP = Setup.of(3);
    private static final Edition EDITION = SETUP.edition();
    private static final Game GAME = Game.start(SETUP, Deal.seeded(EDITION, 0));
    private static final GameState STATE = GAME.state();
    private static final PublicDoors DOORS = new PublicDoors(
            PublicDoors.typesBeside(GameState.class),
            PublicDoors.samples(
                    "TOB1",
                    (Bot) view -> view.legalActions().get(0),
                    SETUP,
                    Setup.builder(),
                    EDITION,
                    GAME,
                    GAME.deal().orElseThrow(),
                    GAME.toRecord(),
                    GameRecord.builder(),
                    GAME.seatGame(0),
                    new Update(0, 0, Ask.GIVE, 0, List.of(new Event.TurnBegan(0, 0))),
                    new Note.Left(0, Note.Substitute.BOT),
                    JointDeal.at(SETUP, "0".repeat(64)),
                    SealedDeal.of(SETUP, GAME.deal().orElseThrow(), "0".repeat(64)),
                    STATE,
                    STATE.table(),
                    STATE.table().player(0),
                    STATE.viewFor(0),
                    STATE.legalActions(),
                    Position.of(STATE),
                    new Action.CashGoods(Good.TOB),
                    new Event.TurnBegan(0, 0),
                    new Violation.GameOver(),
                    Arrow.LEFT,
                    Ask.GIVE,
                    new GoodsCard(Good.TOB, 1),
                    EDITION.specialCards().get(0),
                    Cards.all(EDITION),
                    Good.TOB,
                    EDITION.profit(Good.TOB),
                    LastTurns.ALL,
                    Phase.PROFIT,
                    Rule.THG_1),
            door -> (door.isOf(GameState.class, "applyAction") && door.type() == Consumer.class)
                    || door.isOf(LegalActions.class, "contains")
                    // a document that is null is a refused one, with its problem
                    || (door.owner() == Edition.class && door.type() == Object.class),
            Set.of(SealedDeal.class, JointDeal.class, SeatGame.class, GameRecord.class),
            List.of(1, 3, 82));

    NullAtTheDoorTest() {
        super(DOORS, "GameState", "Good", "Cards", "NotOnMarket", "Builder");
    }
}
