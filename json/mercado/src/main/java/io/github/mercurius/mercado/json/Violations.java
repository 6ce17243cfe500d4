package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.mercado.json.Vocabulary.ASK;
import static io.github.mercurius.mercado.json.Vocabulary.COIN;
import static io.github.mercurius.mercado.json.Vocabulary.COINS;
import static io.github.mercurius.mercado.json.Vocabulary.COUNT;
import static io.github.mercurius.mercado.json.Vocabulary.PRICE;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;
import static io.github.mercurius.mercado.json.Vocabulary.STALL;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Violation;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How violations are written: {@code {"type":"noSeal","rule":"SEA-1","seat":2}}. */
final class Violations {
    private static final Codec<String> RULE =
            new Codes<>(Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toList()), id -> id);

    private Violations() {}

    static Variants<Violation> of(EditionFormats edition) {
        Codec<Action.SetCoin> possible = Actions.setCoin(edition.action);
        return new Variants<Violation>(
                        Field.of("rule", RULE, violation -> violation.rule().id()))
                .with("gameOver", Violation.GameOver.class, ObjectCodec.of(Violation.GameOver::new))
                .with(
                        "notAsked",
                        Violation.NotAsked.class,
                        ObjectCodec.of(
                                Field.of("wanted", ASK, Violation.NotAsked::wanted),
                                Field.of("now", ASK, Violation.NotAsked::now),
                                Violation.NotAsked::new))
                .with(
                        "notYourDecision",
                        Violation.NotYourTurn.class,
                        ObjectCodec.of(
                                Field.of("now", ASK, Violation.NotYourTurn::now),
                                Field.of("decider", SEAT_OR_NONE, Violation.NotYourTurn::decider),
                                Violation.NotYourTurn::new))
                .with(
                        "outcomeFromSeat",
                        Violation.OutcomeFromSeat.class,
                        ObjectCodec.of(
                                Field.of("now", ASK, Violation.OutcomeFromSeat::now), Violation.OutcomeFromSeat::new))
                .with(
                        "cannotPass",
                        Violation.CannotPass.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.CannotPass::seat),
                                Field.of("purse", COUNT, Violation.CannotPass::purse),
                                Field.of("spent", COUNT, Violation.CannotPass::spent),
                                Violation.CannotPass::new))
                .with(
                        "tokenPlayedAlready",
                        Violation.TokenPlayedAlready.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.TokenPlayedAlready::seat),
                                Violation.TokenPlayedAlready::new))
                .with(
                        "tokenNotInHand",
                        Violation.TokenNotInHand.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.TokenNotInHand::seat),
                                Field.of("token", edition.token, Violation.TokenNotInHand::token),
                                Violation.TokenNotInHand::new))
                .with(
                        "tooFewCoins",
                        Violation.TooFewCoins.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.TooFewCoins::seat),
                                Field.of("purse", COUNT, Violation.TooFewCoins::purse),
                                Field.of("spent", COUNT, Violation.TooFewCoins::spent),
                                Violation.TooFewCoins::new))
                .with(
                        "nothingToTakeBack",
                        Violation.NothingToTakeBack.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.NothingToTakeBack::seat),
                                Violation.NothingToTakeBack::new))
                .with(
                        "noSeal",
                        Violation.NoSeal.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Violation.NoSeal::seat), Violation.NoSeal::new))
                .with(
                        "sealPaidAlready",
                        Violation.SealPaidAlready.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.SealPaidAlready::seat),
                                Violation.SealPaidAlready::new))
                .with(
                        "tooFewForSeal",
                        Violation.TooFewForSeal.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.TooFewForSeal::seat),
                                Field.of("purse", COUNT, Violation.TooFewForSeal::purse),
                                Violation.TooFewForSeal::new))
                .with(
                        "coinNotDrawn",
                        Violation.CoinNotDrawn.class,
                        ObjectCodec.of(
                                Field.of("coin", COIN, Violation.CoinNotDrawn::coin),
                                Field.of("drawn", COINS, Violation.CoinNotDrawn::drawn),
                                Violation.CoinNotDrawn::new))
                .with(
                        "coinDoesNotFit",
                        Violation.CoinDoesNotFit.class,
                        ObjectCodec.of(
                                Field.of("coin", COIN, Violation.CoinDoesNotFit::coin),
                                Field.of("stall", STALL, Violation.CoinDoesNotFit::stall),
                                Field.of("edge", COINS, Violation.CoinDoesNotFit::edge),
                                Field.of("price", PRICE, Violation.CoinDoesNotFit::price),
                                Violation.CoinDoesNotFit::new))
                .with(
                        "mustSetCoin",
                        Violation.MustSetCoin.class,
                        ObjectCodec.of(
                                Field.of("possible", possible, Violation.MustSetCoin::possible),
                                Violation.MustSetCoin::new))
                .with(
                        "notForSale",
                        Violation.NotForSale.class,
                        ObjectCodec.of(
                                Field.of("stall", STALL, Violation.NotForSale::stall),
                                Field.of("edge", COINS, Violation.NotForSale::edge),
                                Field.of("price", PRICE, Violation.NotForSale::price),
                                Violation.NotForSale::new))
                .with(
                        "soldAlready",
                        Violation.SoldAlready.class,
                        ObjectCodec.of(
                                Field.of("stall", STALL, Violation.SoldAlready::stall), Violation.SoldAlready::new))
                .with(
                        "nothingToComplete",
                        Violation.NothingToComplete.class,
                        ObjectCodec.of(
                                Field.of("whitePile", COUNT, Violation.NothingToComplete::whitePile),
                                Violation.NothingToComplete::new))
                .with(
                        "noPlaceForWhite",
                        Violation.NoPlaceForWhite.class,
                        ObjectCodec.of(
                                Field.of("stall", orNull(STALL), Violation.NoPlaceForWhite::stall),
                                Field.of(
                                        "possible",
                                        list(STALL, 0, Stall.all().size()),
                                        Violation.NoPlaceForWhite::possible),
                                Violation.NoPlaceForWhite::new))
                .with(
                        "noSuchTokenToDiscard",
                        Violation.NoSuchTokenToDiscard.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Violation.NoSuchTokenToDiscard::seat),
                                Field.of("token", edition.token, Violation.NoSuchTokenToDiscard::token),
                                Violation.NoSuchTokenToDiscard::new))
                .with(
                        "wrongNumberDrawn",
                        Violation.WrongNumberDrawn.class,
                        ObjectCodec.of(
                                Field.of("drawn", COUNT, Violation.WrongNumberDrawn::drawn),
                                Field.of("asked", COUNT, Violation.WrongNumberDrawn::asked),
                                Violation.WrongNumberDrawn::new))
                .with(
                        "coinsNotInPurse",
                        Violation.CoinsNotInPurse.class,
                        ObjectCodec.of(
                                Field.of("drawn", COINS, Violation.CoinsNotInPurse::drawn),
                                Field.of("purse", COINS, Violation.CoinsNotInPurse::purse),
                                Violation.CoinsNotInPurse::new))
                .with(
                        "tileNotInStack",
                        Violation.TileNotInStack.class,
                        ObjectCodec.of(
                                Field.of("tile", edition.tile, Violation.TileNotInStack::tile),
                                Violation.TileNotInStack::new))
                .with(
                        "tokenNotInStack",
                        Violation.TokenNotInStack.class,
                        ObjectCodec.of(
                                Field.of("token", orNull(edition.token), Violation.TokenNotInStack::token),
                                Violation.TokenNotInStack::new));
    }
}
