package io.github.mercurius.mercado;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A violation of each kind, and more where something can be missing. */
final class ViolationSamples {
    private static final Edition EDITION = Edition.standIn();
    private static final TokenKind TOKEN = EDITION.tokenKinds().get(2);
    private static final Tile LUTE = EDITION.tiles().get(6);
    private static final Stall STALL = Stall.OBJECTS_3;
    private static final Coins COINS = Coins.parse("GGW");
    private static final Coins NONE = Coins.none();

    static final List<Violation> ALL = List.of(
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
            new Violation.CoinNotDrawn(Coin.T, NONE),
            new Violation.CoinDoesNotFit(Coin.G, STALL, COINS, LUTE.price()),
            new Violation.CoinDoesNotFit(Coin.C, Stall.HEAD_MERCHANT, NONE, Edition.HEAD_MERCHANT),
            new Violation.MustSetCoin(new Action.SetCoin(Coin.W, STALL)),
            new Violation.NotForSale(STALL, COINS, EDITION.tiles().get(23).price()),
            new Violation.NotForSale(STALL, NONE, EDITION.tiles().get(15).price()),
            new Violation.SoldAlready(STALL),
            new Violation.NothingToComplete(0),
            new Violation.NoPlaceForWhite(Optional.of(STALL), List.of(Stall.OBJECTS_1, Stall.HEAD_MERCHANT)),
            new Violation.NoPlaceForWhite(Optional.of(STALL), List.of()),
            new Violation.NoPlaceForWhite(Optional.empty(), List.of(Stall.PERFUMES_5)),
            new Violation.NoSuchTokenToDiscard(1, TOKEN),
            new Violation.WrongNumberDrawn(2, 3),
            new Violation.CoinsNotInPurse(COINS, Coins.parse("GB")),
            new Violation.CoinsNotInPurse(COINS, NONE),
            new Violation.TileNotInStack(LUTE),
            new Violation.TokenNotInStack(Optional.of(TOKEN)),
            new Violation.TokenNotInStack(Optional.empty()));

    private ViolationSamples() {}
}
