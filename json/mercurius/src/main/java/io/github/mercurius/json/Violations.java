package io.github.mercurius.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Violation;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Variants;

/** How violations are written: {@code {"type":"cardUsed","rule":"THG-4","seat":0,"card":"NEWS"}}. */
final class Violations {
    private static final Field<Object, Integer> ACTIVE = fact("active", Vocabulary.SEAT);
    private static final Field<Object, Integer> MADE = fact("made", Vocabulary.COUNT);
    private static final Field<Object, Integer> SEAT = fact("seat", Vocabulary.SEAT);
    private static final Field<Object, Asset> ASSET = fact("asset", Vocabulary.ASSET);
    private static final Field<Object, Integer> NTH = fact("nth", Vocabulary.COUNT);
    private static final Field<Object, Integer> COSTS = fact("costs", Vocabulary.COUNT);
    private static final Field<Object, Integer> CASH = fact("cash", Vocabulary.COUNT);
    private static final Field<Object, SpecialCard> SPECIAL_CARD = fact("card", Vocabulary.SPECIAL_CARD);
    private static final Field<Object, Integer> GIVEN = fact("given", Vocabulary.COUNT);
    private static final Field<Object, Integer> OWNED = fact("owned", Vocabulary.COUNT);
    private static final Field<Object, Chamber> CHAMBER = fact("chamber", Vocabulary.CHAMBER);
    private static final Field<Object, PriceCard> CARD = fact("card", Vocabulary.PRICE_CARD);
    private static final Field<Object, Integer> HELD = fact("held", Vocabulary.COUNT);

    static final Variants<Violation> VIOLATION = Variants.<Violation>ofRules(Rule.values())
            .with("gameOver", Violation.GameOver.class, object(Violation.GameOver::new))
            .with("notYourTurn", Violation.NotYourTurn.class, object(ACTIVE, Violation.NotYourTurn::new))
            .with("tradingIsOver", Violation.TradingIsOver.class, object(Violation.TradingIsOver::new))
            .with("noTradeLeft", Violation.NoTradeLeft.class, object(MADE, Violation.NoTradeLeft::new))
            .with(
                    "cannotPay",
                    Violation.CannotPay.class,
                    object(SEAT, ASSET, NTH, COSTS, CASH, Violation.CannotPay::new))
            .with("noneInBank", Violation.NoneInBank.class, object(ASSET, Violation.NoneInBank::new))
            .with("noneOwned", Violation.NoneOwned.class, object(SEAT, ASSET, Violation.NoneOwned::new))
            .with("tradedBefore", Violation.TradedBefore.class, object(SPECIAL_CARD, MADE, Violation.TradedBefore::new))
            .with("cardUsed", Violation.CardUsed.class, object(SEAT, SPECIAL_CARD, Violation.CardUsed::new))
            .with(
                    "wrongNumberOfTokens",
                    Violation.WrongNumberOfTokens.class,
                    object(GIVEN, Violation.WrongNumberOfTokens::new))
            .with(
                    "tokensNotOwned",
                    Violation.TokensNotOwned.class,
                    object(SEAT, ASSET, GIVEN, OWNED, Violation.TokensNotOwned::new))
            .with("dividendWasPaid", Violation.DividendWasPaid.class, object(CHAMBER, Violation.DividendWasPaid::new))
            .with("cardNotInHand", Violation.CardNotInHand.class, object(SEAT, CARD, Violation.CardNotInHand::new))
            .with("tooManyDiscards", Violation.TooManyDiscards.class, object(GIVEN, Violation.TooManyDiscards::new))
            .with(
                    "discardsNotInHand",
                    Violation.DiscardsNotInHand.class,
                    object(SEAT, CARD, GIVEN, HELD, Violation.DiscardsNotInHand::new));

    private Violations() {}
}
