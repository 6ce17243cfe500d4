package io.github.mercurius.mercatores;

import static io.github.mercurius.mercatores.Rule.*;

import io.github.mercurius.mercatores.Violation.*;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(GameOver.class, "gameOver", END_1)
            .with(NotYourTurn.class, "notYourTurn", it -> Facts.of("phase", it.phase(), "active", it.active()))
            .with(WrongStep.class, "wrongStep", it -> Facts.of("wanted", it.wanted(), "now", it.now()))
            .with(CardNotInHand.class, "cardNotInHand", MKT_1, it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(
                    WrongNumberTaken.class,
                    "wrongNumberTaken",
                    MKT_2,
                    it -> Facts.of("given", it.given(), "taken", it.taken(), "needed", it.needed()))
            .with(NotAllTaken.class, "notAllTaken", MKT_3, it -> Facts.of("taken", it.taken(), "needed", it.needed()))
            .with(
                    GivenCardTaken.class,
                    "givenCardTaken",
                    MKT_4,
                    it -> Facts.of("card", it.card(), "taken", it.taken(), "others", it.others()))
            .with(
                    NotOnMarket.class,
                    "notOnMarket",
                    MKT_5,
                    it -> Facts.of("card", it.card(), "taken", it.taken(), "there", it.there()))
            .with(
                    CardsNotInHand.class,
                    "cardsNotInHand",
                    LOAD_1,
                    it -> Facts.of("seat", it.seat(), "card", it.card(), "loaded", it.loaded(), "held", it.held()))
            .with(
                    WrongLoad.class,
                    "wrongLoad",
                    LOAD_2,
                    it -> Facts.of(
                            "goodsCards", it.goodsCards(), "goods", it.goods(), "specialCards", it.specialCards()))
            .with(HandEmptied.class, "handEmptied", LOAD_4, it -> Facts.of("seat", it.seat(), "cards", it.cards()))
            .with(NotTaxable.class, "notTaxable", TAX_1, it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(NoStack.class, "noStack", CASH_1, it -> Facts.of("seat", it.seat(), "good", it.good()))
            .with(NoSpecialCard.class, "noSpecialCard", CASH_1, it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(
                    StackBringsNothing.class,
                    "stackBringsNothing",
                    CASH_2,
                    it -> Facts.of("seat", it.seat(), "good", it.good(), "count", it.count(), "needed", it.needed()))
            .with(
                    SpecialBringsNothing.class,
                    "specialBringsNothing",
                    CASH_2,
                    it -> Facts.of(
                            "card", it.card(), "opponent", it.opponent(), "count", it.count(), "needed", it.needed()))
            .with(CanCashIn.class, "canCashIn", CASH_5, it -> Facts.of("seat", it.seat(), "possible", it.possible()))
            .with(OpponentMissing.class, "opponentMissing", ROUTE_1, it -> Facts.of("card", it.card()))
            .with(
                    NotAnOpponent.class,
                    "notAnOpponent",
                    ROUTE_1,
                    it -> Facts.of("card", it.card(), "opponent", it.opponent()))
            .with(
                    NeedsNoOpponent.class,
                    "needsNoOpponent",
                    ROUTE_1,
                    it -> Facts.of("card", it.card(), "opponent", it.opponent()));

    private ViolationKinds() {}
}
