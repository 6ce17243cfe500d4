package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.Play;
import io.github.mercurius.json.testing.Sample;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TileStack;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** Documents of all kinds, from random games. */
final class SampleDocuments {
    static final Edition EDITION = Edition.standIn();
    private static final TokenKind TOKEN = EDITION.tokenKinds().get(2);
    private static final Tile TILE = EDITION.tiles().get(6);
    private static final Stall STALL = Stall.OBJECTS_3;
    private static final Coins COINS = Coins.parse("GGW");
    private static final String TABLE = "0".repeat(64);

    /** An action of each kind, and an outcome of each. */
    static final List<Action> ACTIONS = List.of(
            new Action.PlayToken(TOKEN),
            new Action.Draw(),
            new Action.TakeBack(),
            new Action.Pass(),
            new Action.Symbol(true),
            new Action.Symbol(false),
            new Action.SetCoin(Coin.G, STALL),
            new Action.PaySeal(),
            new Action.Finish(),
            new Action.Sell(Stall.COIN_CHANGER),
            new Action.SetWhite(Optional.of(STALL)),
            new Action.SetWhite(Optional.empty()),
            new Action.DiscardToken(TOKEN),
            new Outcome.CoinsDrawn(Coins.parse("GGB")),
            new Outcome.CoinsDrawn(Coins.none()),
            new Outcome.TileDrawn(TILE),
            Outcome.TokenDrawn.of(TOKEN),
            Outcome.TokenDrawn.HIDDEN);

    /** An event of each kind. */
    static final List<Event> EVENTS = List.of(
            new Event.TurnBegan(4, 1),
            new Event.TokenPlayed(1, TOKEN),
            new Event.DrawChosen(1, 3),
            new Event.TakenBack(1, COINS),
            new Event.Passed(1),
            new Event.SymbolActed(1, Effect.FORWARD),
            new Event.SymbolLeft(1, Effect.BLACK),
            new Event.CoinSet(1, Coin.G, STALL),
            new Event.SealPaid(1),
            new Event.Finished(1, Coins.none()),
            new Event.CoinsDrawn(1, COINS),
            new Event.TileSold(1, STALL),
            new Event.TileTurnedUp(TILE),
            new Event.StallEmptied(STALL, TILE),
            new Event.StackRenewed(TileStack.OBJECTS),
            new Event.StallFilled(STALL, TILE),
            new Event.Moved(1, 4, 17),
            new Event.CoinGained(1, Coin.W),
            new Event.BlackReturned(1),
            new Event.SealGained(1),
            new Event.TokenDrawn(1, Optional.of(TOKEN)),
            new Event.TokenDrawn(1, Optional.empty()),
            new Event.TokenDiscarded(1, TOKEN),
            new Event.TurnGained(1),
            new Event.WhiteSet(1, Optional.of(STALL)),
            new Event.WhiteSet(1, Optional.empty()),
            new Event.CoinsPaid(1, STALL, COINS),
            new Event.CoinsReturned(2, STALL, COINS),
            new Event.LastRoundBegan(OptionalInt.of(1)),
            new Event.LastRoundBegan(OptionalInt.empty()),
            new Event.MarketWentCold(),
            new Event.FinalScored(1, 2, 3),
            new Event.GameEnded(List.of(new Standing(1, 2, 34), new Standing(2, 0, 31))),
            new Event.Asked(Ask.PLAY, OptionalInt.of(1)),
            new Event.Asked(Ask.COINS, OptionalInt.empty()),
            new Event.Undone(2, 5, Ask.ACTION),
            new Event.Noted(new Note.PlayedFor(1, Note.Substitute.BOT, Note.Reason.TIME_OUT)),
            new Event.Noted(new Note.Left(2, Note.Substitute.HOST)),
            new Event.Noted(new Note.Returned(2)),
            new Event.Noted(new Note.Tag("Site", "Łódź \\ \"7\"")));

    /** A violation of each kind. */
    static final List<Violation> VIOLATIONS = List.of(
            new Violation.GameOver(),
            new Violation.NotAsked(Ask.PLAY, Ask.COINS),
            new Violation.NotYourTurn(Ask.PLAY, OptionalInt.of(1)),
            new Violation.NotYourTurn(Ask.TILE, OptionalInt.empty()),
            new Violation.OutcomeFromSeat(Ask.COINS),
            new Violation.CannotPass(1, 3, 0),
            new Violation.TokenPlayedAlready(1),
            new Violation.TokenNotInHand(1, TOKEN),
            new Violation.TooFewCoins(1, 2, 3),
            new Violation.NothingToTakeBack(1),
            new Violation.NoSeal(1),
            new Violation.SealPaidAlready(1),
            new Violation.TooFewForSeal(1, 1),
            new Violation.CoinNotDrawn(Coin.G, COINS),
            new Violation.CoinDoesNotFit(Coin.G, STALL, COINS, TILE.price()),
            new Violation.MustSetCoin(new Action.SetCoin(Coin.W, STALL)),
            new Violation.NotForSale(STALL, COINS, EDITION.tiles().get(23).price()),
            new Violation.SoldAlready(STALL),
            new Violation.NothingToComplete(0),
            new Violation.NoPlaceForWhite(Optional.of(STALL), List.of(Stall.HEAD_MERCHANT)),
            new Violation.NoPlaceForWhite(Optional.empty(), List.of()),
            new Violation.NoSuchTokenToDiscard(1, TOKEN),
            new Violation.WrongNumberDrawn(2, 3),
            new Violation.CoinsNotInPurse(COINS, Coins.parse("GB")),
            new Violation.TileNotInStack(TILE),
            new Violation.TokenNotInStack(Optional.of(TOKEN)),
            new Violation.TokenNotInStack(Optional.empty()));

    private SampleDocuments() {}

    /** Documents of every format: those of a random game first, the large ones in front. */
    static List<Sample> of(Random random) {
        Game game = RandomGames.game(random, random.nextInt(4) == 0 ? 3000 : random.nextInt(300));
        Edition edition = game.setup().edition();
        Formats<Action, PlayerView> formats = MercadoJson.formats(edition);
        List<Sample> samples = new ArrayList<>(Sample.large(formats, game, random));
        samples.add(Sample.of(
                MercadoJson.RECORD, "game", Play.noted(Game.from(game.state())).toRecord()));
        JointChance joint = joint(game.setup(), random.nextInt(4));
        GameRecord withJoint = GameRecord.builder()
                .mergeFrom(game.toRecord())
                .joint(Optional.of(joint))
                .build();
        samples.add(Sample.of(MercadoJson.RECORD, "game", withJoint));
        samples.add(Sample.of(MercadoJson.JOINT_CHANCE, "joint", joint));
        samples.addAll(Sample.small(formats, Mercado.rules(edition), game));
        samples.add(Sample.of(MercadoJson.EDITION, "edition", edition));
        List<Chance> chances = game.state().chances();
        samples.addAll(Sample.all(MercadoJson.chance(edition), "chance", Sample.last(3, chances)));
        samples.add(Sample.of(MercadoJson.chance(EDITION), "chance", new Chance((Outcome) ACTIONS.get(13), 120)));
        samples.addAll(Sample.all(MercadoJson.action(EDITION), "action", ACTIONS));
        samples.addAll(Sample.all(MercadoJson.event(EDITION), "event", EVENTS));
        samples.addAll(Sample.all(MercadoJson.violation(EDITION), "violation", VIOLATIONS));
        return samples;
    }

    /** What was shown of a joint chance: nothing, the commitments, some links, or all. */
    static JointChance joint(Setup setup, int steps) {
        JointChance joint = JointChance.at(setup, TABLE);
        String host = "f".repeat(64);
        if (steps > 0) {
            joint = joint.withHostCommitment(JointChance.hostCommitment(TABLE, host));
            for (int seat : setup.seats()) {
                joint = joint.withSeatCommitment(seat, JointChance.seatCommitment(TABLE, seat, part(seat)));
            }
        }
        if (steps > 1) {
            List<List<String>> links = new ArrayList<>();
            for (int seat : setup.seats()) {
                List<String> two = List.of(
                        JointChance.link(TABLE, seat, part(seat), 0), JointChance.link(TABLE, seat, part(seat), 1));
                // the last seat has not opened for the second draw
                links.add(seat < setup.players() - 1 ? two : two.subList(0, 1));
            }
            joint = joint.withOpenings(links);
        }
        return steps > 2 ? joint.withHostPart(host) : joint;
    }

    static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }
}
