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
import io.github.mercurius.mercado.Violation.*;
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
                .with("gameOver", GameOver.class, object(GameOver::new))
                .with("notAsked", NotAsked.class, object(WANTED, NOW, NotAsked::new))
                .with("notYourDecision", NotYourTurn.class, object(NOW, DECIDER, NotYourTurn::new))
                .with("outcomeFromSeat", OutcomeFromSeat.class, object(NOW, OutcomeFromSeat::new))
                .with("cannotPass", CannotPass.class, object(SEAT, PURSE, SPENT, CannotPass::new))
                .with("tokenPlayedAlready", TokenPlayedAlready.class, object(SEAT, TokenPlayedAlready::new))
                .with("tokenNotInHand", TokenNotInHand.class, object(SEAT, token, TokenNotInHand::new))
                .with("tooFewCoins", TooFewCoins.class, object(SEAT, PURSE, SPENT, TooFewCoins::new))
                .with("nothingToTakeBack", NothingToTakeBack.class, object(SEAT, NothingToTakeBack::new))
                .with("noSeal", NoSeal.class, object(SEAT, NoSeal::new))
                .with("sealPaidAlready", SealPaidAlready.class, object(SEAT, SealPaidAlready::new))
                .with("tooFewForSeal", TooFewForSeal.class, object(SEAT, PURSE, TooFewForSeal::new))
                .with("coinNotDrawn", CoinNotDrawn.class, object(COIN, DRAWN, CoinNotDrawn::new))
                .with("coinDoesNotFit", CoinDoesNotFit.class, object(COIN, STALL, EDGE, PRICE, CoinDoesNotFit::new))
                .with("mustSetCoin", MustSetCoin.class, object(possible, MustSetCoin::new))
                .with("notForSale", NotForSale.class, object(STALL, EDGE, PRICE, NotForSale::new))
                .with("soldAlready", SoldAlready.class, object(STALL, SoldAlready::new))
                .with("nothingToComplete", NothingToComplete.class, object(WHITE_PILE, NothingToComplete::new))
                .with("noPlaceForWhite", NoPlaceForWhite.class, object(STALL_OR_NONE, POSSIBLE, NoPlaceForWhite::new))
                .with(
                        "noSuchTokenToDiscard",
                        NoSuchTokenToDiscard.class,
                        object(SEAT, token, NoSuchTokenToDiscard::new))
                .with("wrongNumberDrawn", WrongNumberDrawn.class, object(NUMBER_DRAWN, ASKED, WrongNumberDrawn::new))
                .with("coinsNotInPurse", CoinsNotInPurse.class, object(DRAWN, COINS_IN_PURSE, CoinsNotInPurse::new))
                .with("tileNotInStack", TileNotInStack.class, object(tile, TileNotInStack::new))
                .with("tokenNotInStack", TokenNotInStack.class, object(tokenOrNone, TokenNotInStack::new));
    }
}
