package io.github.mercurius.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Violation;
import io.github.mercurius.api.Violation.*;
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
            .with("gameOver", GameOver.class, object(GameOver::new))
            .with("notYourTurn", NotYourTurn.class, object(ACTIVE, NotYourTurn::new))
            .with("tradingIsOver", TradingIsOver.class, object(TradingIsOver::new))
            .with("noTradeLeft", NoTradeLeft.class, object(MADE, NoTradeLeft::new))
            .with("cannotPay", CannotPay.class, object(SEAT, ASSET, NTH, COSTS, CASH, CannotPay::new))
            .with("noneInBank", NoneInBank.class, object(ASSET, NoneInBank::new))
            .with("noneOwned", NoneOwned.class, object(SEAT, ASSET, NoneOwned::new))
            .with("tradedBefore", TradedBefore.class, object(SPECIAL_CARD, MADE, TradedBefore::new))
            .with("cardUsed", CardUsed.class, object(SEAT, SPECIAL_CARD, CardUsed::new))
            .with("wrongNumberOfTokens", WrongNumberOfTokens.class, object(GIVEN, WrongNumberOfTokens::new))
            .with("tokensNotOwned", TokensNotOwned.class, object(SEAT, ASSET, GIVEN, OWNED, TokensNotOwned::new))
            .with("dividendWasPaid", DividendWasPaid.class, object(CHAMBER, DividendWasPaid::new))
            .with("cardNotInHand", CardNotInHand.class, object(SEAT, CARD, CardNotInHand::new))
            .with("tooManyDiscards", TooManyDiscards.class, object(GIVEN, TooManyDiscards::new))
            .with(
                    "discardsNotInHand",
                    DiscardsNotInHand.class,
                    object(SEAT, CARD, GIVEN, HELD, DiscardsNotInHand::new));

    private Violations() {}
}
