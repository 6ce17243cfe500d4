package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(Violation.GameOver.class, "gameOver", Rule.END_1)
            .with(
                    Violation.NotAsked.class,
                    "notAsked",
                    Rule.TRN_1,
                    it -> Facts.of("wanted", it.wanted(), "now", it.now()))
            .with(
                    Violation.NotYourTurn.class,
                    "notYourDecision",
                    Rule.TRN_1,
                    it -> Facts.of("now", it.now(), "decider", it.decider()))
            .with(Violation.OutcomeFromSeat.class, "outcomeFromSeat", Rule.TRN_1, it -> Facts.of("now", it.now()))
            .with(
                    Violation.CannotPass.class,
                    "cannotPass",
                    Rule.TRN_3,
                    it -> Facts.of("seat", it.seat(), "purse", it.purse(), "spent", it.spent()))
            .with(
                    Violation.TokenPlayedAlready.class,
                    "tokenPlayedAlready",
                    Rule.PRV_1,
                    it -> Facts.of("seat", it.seat()))
            .with(
                    Violation.TokenNotInHand.class,
                    "tokenNotInHand",
                    Rule.PRV_2,
                    it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(
                    Violation.TooFewCoins.class,
                    "tooFewCoins",
                    Rule.DRW_1,
                    it -> Facts.of("seat", it.seat(), "purse", it.purse(), "spent", it.spent()))
            .with(Violation.NothingToTakeBack.class, "nothingToTakeBack", Rule.RET_1, it -> Facts.of("seat", it.seat()))
            .with(Violation.NoSeal.class, "noSeal", Rule.SEA_1, it -> Facts.of("seat", it.seat()))
            .with(Violation.SealPaidAlready.class, "sealPaidAlready", Rule.SEA_2, it -> Facts.of("seat", it.seat()))
            .with(
                    Violation.TooFewForSeal.class,
                    "tooFewForSeal",
                    Rule.SEA_3,
                    it -> Facts.of("seat", it.seat(), "purse", it.purse()))
            .with(
                    Violation.CoinNotDrawn.class,
                    "coinNotDrawn",
                    Rule.PLY_2,
                    it -> Facts.of("coin", it.coin(), "drawn", it.drawn()))
            .with(
                    Violation.CoinDoesNotFit.class,
                    "coinDoesNotFit",
                    Rule.PLY_3,
                    it -> Facts.of("coin", it.coin(), "stall", it.stall(), "edge", it.edge(), "price", it.price()))
            .with(Violation.MustSetCoin.class, "mustSetCoin", Rule.PLY_5, it -> Facts.of("possible", it.possible()))
            .with(
                    Violation.NotForSale.class,
                    "notForSale",
                    Rule.SAL_1,
                    it -> Facts.of("stall", it.stall(), "edge", it.edge(), "price", it.price()))
            .with(Violation.SoldAlready.class, "soldAlready", Rule.SAL_1, it -> Facts.of("stall", it.stall()))
            .with(
                    Violation.NothingToComplete.class,
                    "nothingToComplete",
                    Rule.MKT_3,
                    it -> Facts.of("whitePile", it.whitePile()))
            .with(
                    Violation.NoPlaceForWhite.class,
                    "noPlaceForWhite",
                    Rule.MKT_4,
                    it -> Facts.of("stall", it.stall(), "possible", it.possible()))
            .with(
                    Violation.NoSuchTokenToDiscard.class,
                    "noSuchTokenToDiscard",
                    Rule.EFF_5,
                    it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(
                    Violation.WrongNumberDrawn.class,
                    "wrongNumberDrawn",
                    Rule.CHN_2,
                    it -> Facts.of("drawn", it.drawn(), "asked", it.asked()))
            .with(
                    Violation.CoinsNotInPurse.class,
                    "coinsNotInPurse",
                    Rule.CHN_2,
                    it -> Facts.of("drawn", it.drawn(), "purse", it.purse()))
            .with(Violation.TileNotInStack.class, "tileNotInStack", Rule.CHN_3, it -> Facts.of("tile", it.tile()))
            .with(Violation.TokenNotInStack.class, "tokenNotInStack", Rule.CHN_3, it -> Facts.of("token", it.token()));

    private ViolationKinds() {}
}
