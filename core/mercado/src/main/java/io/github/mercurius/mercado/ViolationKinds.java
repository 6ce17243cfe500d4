package io.github.mercurius.mercado;

import static io.github.mercurius.mercado.Rule.*;

import io.github.mercurius.mercado.Violation.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(GameOver.class, "gameOver", END_1, it -> List.of())
            .with(NotAsked.class, "notAsked wanted now", TRN_1, it -> List.of(it.wanted(), it.now()))
            .with(NotYourTurn.class, "notYourDecision now decider", TRN_1, it -> List.of(it.now(), it.decider()))
            .with(OutcomeFromSeat.class, "outcomeFromSeat now", TRN_1, it -> List.of(it.now()))
            .with(
                    CannotPass.class,
                    "cannotPass seat purse spent",
                    TRN_3,
                    it -> List.of(it.seat(), it.purse(), it.spent()))
            .with(TokenPlayedAlready.class, "tokenPlayedAlready seat", PRV_1, it -> List.of(it.seat()))
            .with(TokenNotInHand.class, "tokenNotInHand seat token", PRV_2, it -> List.of(it.seat(), it.token()))
            .with(
                    TooFewCoins.class,
                    "tooFewCoins seat purse spent",
                    DRW_1,
                    it -> List.of(it.seat(), it.purse(), it.spent()))
            .with(NothingToTakeBack.class, "nothingToTakeBack seat", RET_1, it -> List.of(it.seat()))
            .with(NoSeal.class, "noSeal seat", SEA_1, it -> List.of(it.seat()))
            .with(SealPaidAlready.class, "sealPaidAlready seat", SEA_2, it -> List.of(it.seat()))
            .with(TooFewForSeal.class, "tooFewForSeal seat purse", SEA_3, it -> List.of(it.seat(), it.purse()))
            .with(CoinNotDrawn.class, "coinNotDrawn coin drawn", PLY_2, it -> List.of(it.coin(), it.drawn()))
            .with(
                    CoinDoesNotFit.class,
                    "coinDoesNotFit coin stall edge price",
                    PLY_3,
                    it -> List.of(it.coin(), it.stall(), it.edge(), it.price()))
            .with(MustSetCoin.class, "mustSetCoin possible", PLY_5, it -> List.of(it.possible()))
            .with(
                    NotForSale.class,
                    "notForSale stall edge price",
                    SAL_1,
                    it -> List.of(it.stall(), it.edge(), it.price()))
            .with(SoldAlready.class, "soldAlready stall", SAL_1, it -> List.of(it.stall()))
            .with(NothingToComplete.class, "nothingToComplete whitePile", MKT_3, it -> List.of(it.whitePile()))
            .with(
                    NoPlaceForWhite.class,
                    "noPlaceForWhite stall possible",
                    MKT_4,
                    it -> List.of(it.stall(), it.possible()))
            .with(
                    NoSuchTokenToDiscard.class,
                    "noSuchTokenToDiscard seat token",
                    EFF_5,
                    it -> List.of(it.seat(), it.token()))
            .with(WrongNumberDrawn.class, "wrongNumberDrawn drawn asked", CHN_2, it -> List.of(it.drawn(), it.asked()))
            .with(CoinsNotInPurse.class, "coinsNotInPurse drawn purse", CHN_2, it -> List.of(it.drawn(), it.purse()))
            .with(TileNotInStack.class, "tileNotInStack tile", CHN_3, it -> List.of(it.tile()))
            .with(TokenNotInStack.class, "tokenNotInStack token", CHN_3, it -> List.of(it.token()));

    private ViolationKinds() {}
}
