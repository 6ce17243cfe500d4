package io.github.mercurius.mercatores;

import static io.github.mercurius.mercatores.Rule.*;

import io.github.mercurius.mercatores.Violation.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(GameOver.class, "gameOver", END_1, it -> List.of())
            .with(NotYourTurn.class, "notYourTurn phase active", it -> List.of(it.phase(), it.active()))
            .with(WrongStep.class, "wrongStep wanted now", it -> List.of(it.wanted(), it.now()))
            .with(CardNotInHand.class, "cardNotInHand seat card", MKT_1, it -> List.of(it.seat(), it.card()))
            .with(
                    WrongNumberTaken.class,
                    "wrongNumberTaken given taken needed",
                    MKT_2,
                    it -> List.of(it.given(), it.taken(), it.needed()))
            .with(NotAllTaken.class, "notAllTaken taken needed", MKT_3, it -> List.of(it.taken(), it.needed()))
            .with(
                    GivenCardTaken.class,
                    "givenCardTaken card taken others",
                    MKT_4,
                    it -> List.of(it.card(), it.taken(), it.others()))
            .with(
                    NotOnMarket.class,
                    "notOnMarket card taken there",
                    MKT_5,
                    it -> List.of(it.card(), it.taken(), it.there()))
            .with(
                    CardsNotInHand.class,
                    "cardsNotInHand seat card loaded held",
                    LOAD_1,
                    it -> List.of(it.seat(), it.card(), it.loaded(), it.held()))
            .with(
                    WrongLoad.class,
                    "wrongLoad goodsCards goods specialCards",
                    LOAD_2,
                    it -> List.of(it.goodsCards(), it.goods(), it.specialCards()))
            .with(HandEmptied.class, "handEmptied seat cards", LOAD_4, it -> List.of(it.seat(), it.cards()))
            .with(NotTaxable.class, "notTaxable seat card", TAX_1, it -> List.of(it.seat(), it.card()))
            .with(NoStack.class, "noStack seat good", CASH_1, it -> List.of(it.seat(), it.good()))
            .with(NoSpecialCard.class, "noSpecialCard seat card", CASH_1, it -> List.of(it.seat(), it.card()))
            .with(
                    StackBringsNothing.class,
                    "stackBringsNothing seat good count needed",
                    CASH_2,
                    it -> List.of(it.seat(), it.good(), it.count(), it.needed()))
            .with(
                    SpecialBringsNothing.class,
                    "specialBringsNothing card opponent count needed",
                    CASH_2,
                    it -> List.of(it.card(), it.opponent(), it.count(), it.needed()))
            .with(CanCashIn.class, "canCashIn seat possible", CASH_5, it -> List.of(it.seat(), it.possible()))
            .with(OpponentMissing.class, "opponentMissing card", ROUTE_1, it -> List.of(it.card()))
            .with(NotAnOpponent.class, "notAnOpponent card opponent", ROUTE_1, it -> List.of(it.card(), it.opponent()))
            .with(
                    NeedsNoOpponent.class,
                    "needsNoOpponent card opponent",
                    ROUTE_1,
                    it -> List.of(it.card(), it.opponent()));

    private ViolationKinds() {}
}
