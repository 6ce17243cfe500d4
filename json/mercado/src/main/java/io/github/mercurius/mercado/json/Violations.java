package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Violation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How violations are written: {@code {"type":"soldAlready","rule":"SAL-1","stall":"3"}}. */
final class Violations {
    private static final Field<Object, Ask> WANTED = fact("wanted", Vocabulary.ASK);
    private static final Field<Object, Ask> NOW = fact("now", Vocabulary.ASK);
    private static final Field<Object, OptionalInt> DECIDER = fact("decider", Vocabulary.SEAT_OR_NONE);
    private static final Field<Object, Integer> SEAT = fact("seat", Vocabulary.SEAT);
    private static final Field<Object, Integer> PURSE = fact("purse", Vocabulary.COUNT);
    private static final Field<Object, Integer> SPENT = fact("spent", Vocabulary.COUNT);
    private static final Field<Object, Coin> COIN = fact("coin", Vocabulary.COIN);
    private static final Field<Object, Coins> DRAWN = fact("drawn", Vocabulary.COINS);
    private static final Field<Object, Stall> STALL = fact("stall", Vocabulary.STALL);
    private static final Field<Object, Coins> EDGE = fact("edge", Vocabulary.COINS);
    private static final Field<Object, Price> PRICE = fact("price", Vocabulary.PRICE);
    private static final Field<Object, Integer> WHITE_PILE = fact("whitePile", Vocabulary.COUNT);
    private static final Field<Object, Optional<Stall>> STALL_OR_NONE = fact("stall", Scalars.orNull(Vocabulary.STALL));
    private static final Field<Object, List<Stall>> POSSIBLE = fact("possible", Vocabulary.POSSIBLE);
    private static final Field<Object, Integer> NUMBER_DRAWN = fact("drawn", Vocabulary.COUNT);
    private static final Field<Object, Integer> ASKED = fact("asked", Vocabulary.COUNT);
    private static final Field<Object, Coins> COINS_IN_PURSE = fact("purse", Vocabulary.COINS);

    private Violations() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Violation> codec(EditionFormats formats) {
        Field<Object, TokenKind> token = fact("token", formats.token);
        Field<Object, Action.SetCoin> possible = fact("possible", formats.setCoin);
        Field<Object, Tile> tile = fact("tile", formats.tile);
        Field<Object, Optional<TokenKind>> tokenOrNone = fact("token", Scalars.orNull(formats.token));
        return Variants.<Violation>ofRules(Rule.values())
                .with("gameOver", Violation.GameOver.class, object(Violation.GameOver::new))
                .with("notAsked", Violation.NotAsked.class, object(WANTED, NOW, Violation.NotAsked::new))
                .with("notYourDecision", Violation.NotYourTurn.class, object(NOW, DECIDER, Violation.NotYourTurn::new))
                .with("outcomeFromSeat", Violation.OutcomeFromSeat.class, object(NOW, Violation.OutcomeFromSeat::new))
                .with("cannotPass", Violation.CannotPass.class, object(SEAT, PURSE, SPENT, Violation.CannotPass::new))
                .with(
                        "tokenPlayedAlready",
                        Violation.TokenPlayedAlready.class,
                        object(SEAT, Violation.TokenPlayedAlready::new))
                .with(
                        "tokenNotInHand",
                        Violation.TokenNotInHand.class,
                        object(SEAT, token, Violation.TokenNotInHand::new))
                .with(
                        "tooFewCoins",
                        Violation.TooFewCoins.class,
                        object(SEAT, PURSE, SPENT, Violation.TooFewCoins::new))
                .with(
                        "nothingToTakeBack",
                        Violation.NothingToTakeBack.class,
                        object(SEAT, Violation.NothingToTakeBack::new))
                .with("noSeal", Violation.NoSeal.class, object(SEAT, Violation.NoSeal::new))
                .with("sealPaidAlready", Violation.SealPaidAlready.class, object(SEAT, Violation.SealPaidAlready::new))
                .with("tooFewForSeal", Violation.TooFewForSeal.class, object(SEAT, PURSE, Violation.TooFewForSeal::new))
                .with("coinNotDrawn", Violation.CoinNotDrawn.class, object(COIN, DRAWN, Violation.CoinNotDrawn::new))
                .with(
                        "coinDoesNotFit",
                        Violation.CoinDoesNotFit.class,
                        object(COIN, STALL, EDGE, PRICE, Violation.CoinDoesNotFit::new))
                .with("mustSetCoin", Violation.MustSetCoin.class, object(possible, Violation.MustSetCoin::new))
                .with("notForSale", Violation.NotForSale.class, object(STALL, EDGE, PRICE, Violation.NotForSale::new))
                .with("soldAlready", Violation.SoldAlready.class, object(STALL, Violation.SoldAlready::new))
                .with(
                        "nothingToComplete",
                        Violation.NothingToComplete.class,
                        object(WHITE_PILE, Violation.NothingToComplete::new))
                .with(
                        "noPlaceForWhite",
                        Violation.NoPlaceForWhite.class,
                        object(STALL_OR_NONE, POSSIBLE, Violation.NoPlaceForWhite::new))
                .with(
                        "noSuchTokenToDiscard",
                        Violation.NoSuchTokenToDiscard.class,
                        object(SEAT, token, Violation.NoSuchTokenToDiscard::new))
                .with(
                        "wrongNumberDrawn",
                        Violation.WrongNumberDrawn.class,
                        object(NUMBER_DRAWN, ASKED, Violation.WrongNumberDrawn::new))
                .with(
                        "coinsNotInPurse",
                        Violation.CoinsNotInPurse.class,
                        object(DRAWN, COINS_IN_PURSE, Violation.CoinsNotInPurse::new))
                .with("tileNotInStack", Violation.TileNotInStack.class, object(tile, Violation.TileNotInStack::new))
                .with(
                        "tokenNotInStack",
                        Violation.TokenNotInStack.class,
                        object(tokenOrNone, Violation.TokenNotInStack::new));
    }
}
