package io.github.mercurius.mercado;

import static io.github.mercurius.mercado.Rule.*;

import io.github.mercurius.mercado.Violation.*;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(GameOver.class, "gameOver", END_1)
            .with(NotAsked.class, "notAsked", TRN_1, it -> Facts.of("wanted", it.wanted(), "now", it.now()))
            .with(NotYourTurn.class, "notYourDecision", TRN_1, it -> Facts.of("now", it.now(), "decider", it.decider()))
            .with(OutcomeFromSeat.class, "outcomeFromSeat", TRN_1, it -> Facts.of("now", it.now()))
            .with(
                    CannotPass.class,
                    "cannotPass",
                    TRN_3,
                    it -> Facts.of("seat", it.seat(), "purse", it.purse(), "spent", it.spent()))
            .with(TokenPlayedAlready.class, "tokenPlayedAlready", PRV_1, it -> Facts.of("seat", it.seat()))
            .with(TokenNotInHand.class, "tokenNotInHand", PRV_2, it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(
                    TooFewCoins.class,
                    "tooFewCoins",
                    DRW_1,
                    it -> Facts.of("seat", it.seat(), "purse", it.purse(), "spent", it.spent()))
            .with(NothingToTakeBack.class, "nothingToTakeBack", RET_1, it -> Facts.of("seat", it.seat()))
            .with(NoSeal.class, "noSeal", SEA_1, it -> Facts.of("seat", it.seat()))
            .with(SealPaidAlready.class, "sealPaidAlready", SEA_2, it -> Facts.of("seat", it.seat()))
            .with(TooFewForSeal.class, "tooFewForSeal", SEA_3, it -> Facts.of("seat", it.seat(), "purse", it.purse()))
            .with(CoinNotDrawn.class, "coinNotDrawn", PLY_2, it -> Facts.of("coin", it.coin(), "drawn", it.drawn()))
            .with(
                    CoinDoesNotFit.class,
                    "coinDoesNotFit",
                    PLY_3,
                    it -> Facts.of("coin", it.coin(), "stall", it.stall(), "edge", it.edge(), "price", it.price()))
            .with(MustSetCoin.class, "mustSetCoin", PLY_5, it -> Facts.of("possible", it.possible()))
            .with(
                    NotForSale.class,
                    "notForSale",
                    SAL_1,
                    it -> Facts.of("stall", it.stall(), "edge", it.edge(), "price", it.price()))
            .with(SoldAlready.class, "soldAlready", SAL_1, it -> Facts.of("stall", it.stall()))
            .with(NothingToComplete.class, "nothingToComplete", MKT_3, it -> Facts.of("whitePile", it.whitePile()))
            .with(
                    NoPlaceForWhite.class,
                    "noPlaceForWhite",
                    MKT_4,
                    it -> Facts.of("stall", it.stall(), "possible", it.possible()))
            .with(
                    NoSuchTokenToDiscard.class,
                    "noSuchTokenToDiscard",
                    EFF_5,
                    it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(
                    WrongNumberDrawn.class,
                    "wrongNumberDrawn",
                    CHN_2,
                    it -> Facts.of("drawn", it.drawn(), "asked", it.asked()))
            .with(
                    CoinsNotInPurse.class,
                    "coinsNotInPurse",
                    CHN_2,
                    it -> Facts.of("drawn", it.drawn(), "purse", it.purse()))
            .with(TileNotInStack.class, "tileNotInStack", CHN_3, it -> Facts.of("tile", it.tile()))
            .with(TokenNotInStack.class, "tokenNotInStack", CHN_3, it -> Facts.of("token", it.token()));

    private ViolationKinds() {}
}
