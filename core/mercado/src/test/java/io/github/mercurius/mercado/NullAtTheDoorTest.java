package io.github.mercurius.mercado;

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
                    SampleGame.of(Mercado.rules()),
                    "V3",
                    (Bot) view -> view.legalActions().get(0),
                    Setup.builder(),
                    EDITION,
                    Deal.seeded(EDITION, 0),
                    GameRecord.builder(),
                    Dealer.seeded(0),
                    GameState.start(Setup.of(3), Deal.seeded(EDITION, 0))
                            .table()
                            .player(0),
                    Position.Done.SEAL,
                    new Action.Draw(),
                    new Action.SetCoin(Coin.G, Stall.OBJECTS_1),
                    new Outcome.CoinsDrawn(Coins.none()),
                    new Chance(new Outcome.CoinsDrawn(Coins.none()), 1),
                    new Event.TurnBegan(0, 0),
                    new Violation.GameOver(),
                    Ask.PLAY,
                    Coin.G,
                    CoinChanger.FREE,
                    Coins.parse("GGW"),
                    Effect.SEAL,
                    Points.Type.NUMBER,
                    EDITION.objects().get(0),
                    EDITION.objects().get(0).price(),
                    Rule.THG_1,
                    Side.B,
                    Stall.OBJECTS_1,
                    TileStack.OBJECTS,
                    EDITION.tokenKinds().get(0),
                    Tokens.of(EDITION, List.of())),
            door -> (door.isOf(GameState.class, "applyAction", "applyOutcome") && door.type() == Consumer.class)
                    || door.isOf(LegalActions.class, "contains")
                    // a document that is null is a refused one, with its problem
                    || (door.owner() == Edition.class && door.type() == Object.class),
            Set.of(JointChance.class, SeatGame.class, GameRecord.class),
            List.of(1, 3, 6));

    NullAtTheDoorTest() {
        super(DOORS, "GameState", "Coin", "Tokens", "CoinNotDrawn", "Builder");
    }
}
