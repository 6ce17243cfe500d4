package io.github.mercurius.api;

import static io.github.mercurius.api.Rule.*;

import io.github.mercurius.api.Violation.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(GameOver.class, "gameOver", END_1, it -> List.of())
            .with(NotYourTurn.class, "notYourTurn active", TRN_4, it -> List.of(it.active()))
            .with(TradingIsOver.class, "tradingIsOver", TRN_1, it -> List.of())
            .with(NoTradeLeft.class, "noTradeLeft made", TRD_1, it -> List.of(it.made()))
            .with(
                    CannotPay.class,
                    "cannotPay seat asset nth costs cash",
                    TRD_5,
                    it -> List.of(it.seat(), it.asset(), it.nth(), it.costs(), it.cash()))
            .with(NoneInBank.class, "noneInBank asset", TRD_6, it -> List.of(it.asset()))
            .with(NoneOwned.class, "noneOwned seat asset", TRD_6, it -> List.of(it.seat(), it.asset()))
            .with(TradedBefore.class, "tradedBefore card made", it -> List.of(it.card(), it.made()))
            .with(CardUsed.class, "cardUsed seat card", THG_4, it -> List.of(it.seat(), it.card()))
            .with(WrongNumberOfTokens.class, "wrongNumberOfTokens given", BLK_2, it -> List.of(it.given()))
            .with(
                    TokensNotOwned.class,
                    "tokensNotOwned seat asset given owned",
                    BLK_2,
                    it -> List.of(it.seat(), it.asset(), it.given(), it.owned()))
            .with(DividendWasPaid.class, "dividendWasPaid chamber", DIV_2, it -> List.of(it.chamber()))
            .with(CardNotInHand.class, "cardNotInHand seat card", TRN_2, it -> List.of(it.seat(), it.card()))
            .with(TooManyDiscards.class, "tooManyDiscards given", NWS_2, it -> List.of(it.given()))
            .with(
                    DiscardsNotInHand.class,
                    "discardsNotInHand seat card given held",
                    NWS_2,
                    it -> List.of(it.seat(), it.card(), it.given(), it.held()));

    private ViolationKinds() {}
}
