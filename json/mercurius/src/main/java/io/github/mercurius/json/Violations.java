package io.github.mercurius.json;

import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.api.Violation.*;
import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;

/** How violations are written: {@code {"type":"cardUsed","rule":"THG-4","seat":0,"card":"NEWS"}}. */
final class Violations {
    static final Variants<Violation> VIOLATION = KindCodecs.<Violation>ofViolations(Rule.values())
            .facts(Vocabulary.SEAT, "seat", "active")
            .facts(Scalars.COUNT, "made", "nth", "costs", "cash", "given", "owned", "held")
            .facts(Vocabulary.ASSET, "asset")
            .facts(Vocabulary.CHAMBER, "chamber")
            .with(GameOver.class, "gameOver", GameOver::new)
            .with(NotYourTurn.class, "notYourTurn active", NotYourTurn::new)
            .with(TradingIsOver.class, "tradingIsOver", TradingIsOver::new)
            .with(NoTradeLeft.class, "noTradeLeft made", NoTradeLeft::new)
            .with(CannotPay.class, "cannotPay seat asset nth costs cash", CannotPay::new)
            .with(NoneInBank.class, "noneInBank asset", NoneInBank::new)
            .with(NoneOwned.class, "noneOwned seat asset", NoneOwned::new)
            .facts(Vocabulary.SPECIAL_CARD, "card")
            .with(TradedBefore.class, "tradedBefore card made", TradedBefore::new)
            .with(CardUsed.class, "cardUsed seat card", CardUsed::new)
            .with(WrongNumberOfTokens.class, "wrongNumberOfTokens given", WrongNumberOfTokens::new)
            .with(TokensNotOwned.class, "tokensNotOwned seat asset given owned", TokensNotOwned::new)
            .with(DividendWasPaid.class, "dividendWasPaid chamber", DividendWasPaid::new)
            .facts(Vocabulary.PRICE_CARD, "card")
            .with(CardNotInHand.class, "cardNotInHand seat card", CardNotInHand::new)
            .with(TooManyDiscards.class, "tooManyDiscards given", TooManyDiscards::new)
            .with(DiscardsNotInHand.class, "discardsNotInHand seat card given held", DiscardsNotInHand::new)
            .all();

    private Violations() {}
}
