package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(Violation.GameOver.class, "gameOver", Rule.END_1)
            .with(
                    Violation.NotYourTurn.class,
                    "notYourTurn",
                    it -> Facts.of("phase", it.phase(), "active", it.active()))
            .with(Violation.WrongStep.class, "wrongStep", it -> Facts.of("wanted", it.wanted(), "now", it.now()))
            .with(
                    Violation.CardNotInHand.class,
                    "cardNotInHand",
                    Rule.MKT_1,
                    it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(
                    Violation.WrongNumberTaken.class,
                    "wrongNumberTaken",
                    Rule.MKT_2,
                    it -> Facts.of("given", it.given(), "taken", it.taken(), "needed", it.needed()))
            .with(
                    Violation.NotAllTaken.class,
                    "notAllTaken",
                    Rule.MKT_3,
                    it -> Facts.of("taken", it.taken(), "needed", it.needed()))
            .with(
                    Violation.GivenCardTaken.class,
                    "givenCardTaken",
                    Rule.MKT_4,
                    it -> Facts.of("card", it.card(), "taken", it.taken(), "others", it.others()))
            .with(
                    Violation.NotOnMarket.class,
                    "notOnMarket",
                    Rule.MKT_5,
                    it -> Facts.of("card", it.card(), "taken", it.taken(), "there", it.there()))
            .with(
                    Violation.CardsNotInHand.class,
                    "cardsNotInHand",
                    Rule.LOAD_1,
                    it -> Facts.of("seat", it.seat(), "card", it.card(), "loaded", it.loaded(), "held", it.held()))
            .with(
                    Violation.WrongLoad.class,
                    "wrongLoad",
                    Rule.LOAD_2,
                    it -> Facts.of(
                            "goodsCards", it.goodsCards(), "goods", it.goods(), "specialCards", it.specialCards()))
            .with(
                    Violation.HandEmptied.class,
                    "handEmptied",
                    Rule.LOAD_4,
                    it -> Facts.of("seat", it.seat(), "cards", it.cards()))
            .with(
                    Violation.NotTaxable.class,
                    "notTaxable",
                    Rule.TAX_1,
                    it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(Violation.NoStack.class, "noStack", Rule.CASH_1, it -> Facts.of("seat", it.seat(), "good", it.good()))
            .with(
                    Violation.NoSpecialCard.class,
                    "noSpecialCard",
                    Rule.CASH_1,
                    it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(
                    Violation.StackBringsNothing.class,
                    "stackBringsNothing",
                    Rule.CASH_2,
                    it -> Facts.of("seat", it.seat(), "good", it.good(), "count", it.count(), "needed", it.needed()))
            .with(
                    Violation.SpecialBringsNothing.class,
                    "specialBringsNothing",
                    Rule.CASH_2,
                    it -> Facts.of(
                            "card", it.card(), "opponent", it.opponent(), "count", it.count(), "needed", it.needed()))
            .with(
                    Violation.CanCashIn.class,
                    "canCashIn",
                    Rule.CASH_5,
                    it -> Facts.of("seat", it.seat(), "possible", it.possible()))
            .with(Violation.OpponentMissing.class, "opponentMissing", Rule.ROUTE_1, it -> Facts.of("card", it.card()))
            .with(
                    Violation.NotAnOpponent.class,
                    "notAnOpponent",
                    Rule.ROUTE_1,
                    it -> Facts.of("card", it.card(), "opponent", it.opponent()))
            .with(
                    Violation.NeedsNoOpponent.class,
                    "needsNoOpponent",
                    Rule.ROUTE_1,
                    it -> Facts.of("card", it.card(), "opponent", it.opponent()));

    private ViolationKinds() {}
}
