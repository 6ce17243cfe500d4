package io.github.mercurius.json;

import static io.github.mercurius.json.Vocabulary.ASSET;
import static io.github.mercurius.json.Vocabulary.MONEY;
import static io.github.mercurius.json.Vocabulary.PRICE_CARD;
import static io.github.mercurius.json.Vocabulary.SEAT;
import static io.github.mercurius.json.Vocabulary.SPECIAL_CARD;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How violations are written: {@code {"type":"cardUsed","rule":"THG-4","seat":0,"card":"NEWS"}}. */
final class Violations {
    private static final Codec<String> RULE =
            new Codes<>(Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toList()), id -> id);
    private static final Codec<Integer> COUNT = whole(0, Integer.MAX_VALUE);

    static final Variants<Violation> VIOLATION = new Variants<Violation>(
                    Field.of("rule", RULE, violation -> violation.rule().id()))
            .with("gameOver", Violation.GameOver.class, ObjectCodec.of(Violation.GameOver::new))
            .with(
                    "notYourTurn",
                    Violation.NotYourTurn.class,
                    ObjectCodec.of(Field.of("active", SEAT, Violation.NotYourTurn::active), Violation.NotYourTurn::new))
            .with("tradingIsOver", Violation.TradingIsOver.class, ObjectCodec.of(Violation.TradingIsOver::new))
            .with(
                    "noTradeLeft",
                    Violation.NoTradeLeft.class,
                    ObjectCodec.of(Field.of("made", COUNT, Violation.NoTradeLeft::made), Violation.NoTradeLeft::new))
            .with(
                    "cannotPay",
                    Violation.CannotPay.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Violation.CannotPay::seat),
                            Field.of("asset", ASSET, Violation.CannotPay::asset),
                            Field.of("nth", COUNT, Violation.CannotPay::nth),
                            Field.of("costs", MONEY, Violation.CannotPay::costs),
                            Field.of("cash", MONEY, Violation.CannotPay::cash),
                            Violation.CannotPay::new))
            .with(
                    "noneInBank",
                    Violation.NoneInBank.class,
                    ObjectCodec.of(Field.of("asset", ASSET, Violation.NoneInBank::asset), Violation.NoneInBank::new))
            .with(
                    "noneOwned",
                    Violation.NoneOwned.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Violation.NoneOwned::seat),
                            Field.of("asset", ASSET, Violation.NoneOwned::asset),
                            Violation.NoneOwned::new))
            .with(
                    "tradedBefore",
                    Violation.TradedBefore.class,
                    ObjectCodec.of(
                            Field.of("card", SPECIAL_CARD, Violation.TradedBefore::card),
                            Field.of("made", COUNT, Violation.TradedBefore::made),
                            Violation.TradedBefore::new))
            .with(
                    "cardUsed",
                    Violation.CardUsed.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Violation.CardUsed::seat),
                            Field.of("card", SPECIAL_CARD, Violation.CardUsed::card),
                            Violation.CardUsed::new))
            .with(
                    "wrongNumberOfTokens",
                    Violation.WrongNumberOfTokens.class,
                    ObjectCodec.of(
                            Field.of("given", COUNT, Violation.WrongNumberOfTokens::given),
                            Violation.WrongNumberOfTokens::new))
            .with(
                    "tokensNotOwned",
                    Violation.TokensNotOwned.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Violation.TokensNotOwned::seat),
                            Field.of("asset", ASSET, Violation.TokensNotOwned::asset),
                            Field.of("given", COUNT, Violation.TokensNotOwned::given),
                            Field.of("owned", COUNT, Violation.TokensNotOwned::owned),
                            Violation.TokensNotOwned::new))
            .with(
                    "dividendWasPaid",
                    Violation.DividendWasPaid.class,
                    ObjectCodec.of(
                            Field.of("chamber", Vocabulary.CHAMBER, Violation.DividendWasPaid::chamber),
                            Violation.DividendWasPaid::new))
            .with(
                    "cardNotInHand",
                    Violation.CardNotInHand.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Violation.CardNotInHand::seat),
                            Field.of("card", PRICE_CARD, Violation.CardNotInHand::card),
                            Violation.CardNotInHand::new))
            .with(
                    "tooManyDiscards",
                    Violation.TooManyDiscards.class,
                    ObjectCodec.of(
                            Field.of("given", COUNT, Violation.TooManyDiscards::given), Violation.TooManyDiscards::new))
            .with(
                    "discardsNotInHand",
                    Violation.DiscardsNotInHand.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Violation.DiscardsNotInHand::seat),
                            Field.of("card", PRICE_CARD, Violation.DiscardsNotInHand::card),
                            Field.of("given", COUNT, Violation.DiscardsNotInHand::given),
                            Field.of("held", COUNT, Violation.DiscardsNotInHand::held),
                            Violation.DiscardsNotInHand::new));

    private Violations() {}
}
