package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(Violation.GameOver.class, "gameOver", Rule.END_1)
            .with(Violation.NotYourTurn.class, "notYourTurn", Rule.TRN_4, it -> Facts.of("active", it.active()))
            .with(Violation.TradingIsOver.class, "tradingIsOver", Rule.TRN_1)
            .with(Violation.NoTradeLeft.class, "noTradeLeft", Rule.TRD_1, it -> Facts.of("made", it.made()))
            .with(
                    Violation.CannotPay.class,
                    "cannotPay",
                    Rule.TRD_5,
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
            .with(Violation.NoneInBank.class, "noneInBank", Rule.TRD_6, it -> Facts.of("asset", it.asset()))
            .with(
                    Violation.NoneOwned.class,
                    "noneOwned",
                    Rule.TRD_6,
                    it -> Facts.of("seat", it.seat(), "asset", it.asset()))
            .with(Violation.TradedBefore.class, "tradedBefore", it -> Facts.of("card", it.card(), "made", it.made()))
            .with(
                    Violation.CardUsed.class,
                    "cardUsed",
                    Rule.THG_4,
                    it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(
                    Violation.WrongNumberOfTokens.class,
                    "wrongNumberOfTokens",
                    Rule.BLK_2,
                    it -> Facts.of("given", it.given()))
            .with(
                    Violation.TokensNotOwned.class,
                    "tokensNotOwned",
                    Rule.BLK_2,
                    it -> Facts.of("seat", it.seat(), "asset", it.asset(), "given", it.given(), "owned", it.owned()))
            .with(
                    Violation.DividendWasPaid.class,
                    "dividendWasPaid",
                    Rule.DIV_2,
                    it -> Facts.of("chamber", it.chamber()))
            .with(
                    Violation.CardNotInHand.class,
                    "cardNotInHand",
                    Rule.TRN_2,
                    it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(Violation.TooManyDiscards.class, "tooManyDiscards", Rule.NWS_2, it -> Facts.of("given", it.given()))
            .with(
                    Violation.DiscardsNotInHand.class,
                    "discardsNotInHand",
                    Rule.NWS_2,
                    it -> Facts.of("seat", it.seat(), "card", it.card(), "given", it.given(), "held", it.held()));

    private ViolationKinds() {}
}
