package io.github.mercurius.api;

import static io.github.mercurius.api.Rule.*;

import io.github.mercurius.api.Violation.*;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(GameOver.class, "gameOver", END_1)
            .with(NotYourTurn.class, "notYourTurn", TRN_4, it -> Facts.of("active", it.active()))
            .with(TradingIsOver.class, "tradingIsOver", TRN_1)
            .with(NoTradeLeft.class, "noTradeLeft", TRD_1, it -> Facts.of("made", it.made()))
            .with(
                    CannotPay.class,
                    "cannotPay",
                    TRD_5,
                    it -> Facts.of(
                            "seat",
                            it.seat(),
                            "asset",
                            it.asset(),
                            "nth",
                            it.nth(),
                            "costs",
                            it.costs(),
                            "cash",
                            it.cash()))
            .with(NoneInBank.class, "noneInBank", TRD_6, it -> Facts.of("asset", it.asset()))
            .with(NoneOwned.class, "noneOwned", TRD_6, it -> Facts.of("seat", it.seat(), "asset", it.asset()))
            .with(TradedBefore.class, "tradedBefore", it -> Facts.of("card", it.card(), "made", it.made()))
            .with(CardUsed.class, "cardUsed", THG_4, it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(WrongNumberOfTokens.class, "wrongNumberOfTokens", BLK_2, it -> Facts.of("given", it.given()))
            .with(
                    TokensNotOwned.class,
                    "tokensNotOwned",
                    BLK_2,
                    it -> Facts.of("seat", it.seat(), "asset", it.asset(), "given", it.given(), "owned", it.owned()))
            .with(DividendWasPaid.class, "dividendWasPaid", DIV_2, it -> Facts.of("chamber", it.chamber()))
            .with(CardNotInHand.class, "cardNotInHand", TRN_2, it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(TooManyDiscards.class, "tooManyDiscards", NWS_2, it -> Facts.of("given", it.given()))
            .with(
                    DiscardsNotInHand.class,
                    "discardsNotInHand",
                    NWS_2,
                    it -> Facts.of("seat", it.seat(), "card", it.card(), "given", it.given(), "held", it.held()));

    private ViolationKinds() {}
}
