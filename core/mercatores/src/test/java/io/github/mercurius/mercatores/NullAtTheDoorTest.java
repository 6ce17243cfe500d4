package io.github.mercurius.mercatores;

import io.github.mercurius.architecture.NullAtTheDoor;
import io.github.mercurius.architecture.PublicDoors;
import io.github.mercurius.model.SampleGame;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

class NullAtTheDoorTest extends NullAtTheDoor {
    private static final Edition EDITION = Edition.standIn();
    private static final PublicDoors DOORS = new PublicDoors(
            PublicDoors.typesBeside(GameState.class),
            PublicDoors.samples(
                    SampleGame.of(Mercatores.rules()),
                    "TOB1",
                    (Bot) view -> view.legalActions().get(0),
                    Setup.builder(),
                    EDITION,
                    Deal.seeded(EDITION, 0),
                    GameRecord.builder(),
                    SealedDeal.of(Setup.of(3), Deal.seeded(EDITION, 0), "0".repeat(64)),
                    GameState.start(Setup.of(3), Deal.seeded(EDITION, 0))
                            .table()
                            .player(0),
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
