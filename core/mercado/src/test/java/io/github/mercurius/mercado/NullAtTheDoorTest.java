package io.github.mercurius.mercado;

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
                    "V3",
                    (Bot) view -> view.legalActions().get(0),
                    SETUP,
                    Setup.builder(),
                    EDITION,
                    GAME,
                    GAME.deal().orElseThrow(),
                    GAME.toRecord(),
                    GameRecord.builder(),
                    GAME.seatGame(0),
                    GAME.applyAction(new Action.Draw()).steps().get(0),
                    GAME.applyAction(new Action.Draw()).updatesForHost(0).get(0),
                    new Note.Left(0, Note.Substitute.BOT),
                    JointChance.at(SETUP, "0".repeat(64)),
                    Dealer.seeded(0),
                    STATE,
                    STATE.table(),
                    STATE.table().player(0),
                    STATE.viewFor(0),
                    STATE.legalActions(),
                    Position.of(STATE),
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
