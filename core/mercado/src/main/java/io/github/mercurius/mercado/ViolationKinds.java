package io.github.mercurius.mercado;

import static io.github.mercurius.mercado.Rule.*;

import io.github.mercurius.mercado.Violation.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of violation is called, the rule that it breaks, and its facts. */
final class ViolationKinds {
    static final KindTable<Violation, Rule> ALL = new KindTable<Violation, Rule>()
            .with(GameOver.class, "gameOver", END_1, v -> List.of())
            .with(NotAsked.class, "notAsked wanted now", TRN_1, v -> List.of(v.wanted(), v.now()))
            .with(NotYourTurn.class, "notYourDecision now decider", TRN_1, v -> List.of(v.now(), v.decider()))
            .with(OutcomeFromSeat.class, "outcomeFromSeat now", TRN_1, v -> List.of(v.now()))
            .with(CannotPass.class, "cannotPass seat purse spent", TRN_3, v -> List.of(v.seat(), v.purse(), v.spent()))
            .with(TokenPlayedAlready.class, "tokenPlayedAlready seat", PRV_1, v -> List.of(v.seat()))
            .with(TokenNotInHand.class, "tokenNotInHand seat token", PRV_2, v -> List.of(v.seat(), v.token()))
            .with(
                    TooFewCoins.class,
                    "tooFewCoins seat purse spent",
                    DRW_1,
                    v -> List.of(v.seat(), v.purse(), v.spent()))
            .with(NothingToTakeBack.class, "nothingToTakeBack seat", RET_1, v -> List.of(v.seat()))
            .with(NoSeal.class, "noSeal seat", SEA_1, v -> List.of(v.seat()))
            .with(SealPaidAlready.class, "sealPaidAlready seat", SEA_2, v -> List.of(v.seat()))
            .with(TooFewForSeal.class, "tooFewForSeal seat purse", SEA_3, v -> List.of(v.seat(), v.purse()))
            .with(CoinNotDrawn.class, "coinNotDrawn coin drawn", PLY_2, v -> List.of(v.coin(), v.drawn()))
            .with(
                    CoinDoesNotFit.class,
                    "coinDoesNotFit coin stall edge price",
                    PLY_3,
                    v -> List.of(v.coin(), v.stall(), v.edge(), v.price()))
            .with(MustSetCoin.class, "mustSetCoin possible", PLY_5, v -> List.of(v.possible()))
            .with(NotForSale.class, "notForSale stall edge price", SAL_1, v -> List.of(v.stall(), v.edge(), v.price()))
            .with(SoldAlready.class, "soldAlready stall", SAL_1, v -> List.of(v.stall()))
            .with(NothingToComplete.class, "nothingToComplete whitePile", MKT_3, v -> List.of(v.whitePile()))
            .with(NoPlaceForWhite.class, "noPlaceForWhite stall possible", MKT_4, v -> List.of(v.stall(), v.possible()))
            .with(
                    NoSuchTokenToDiscard.class,
                    "noSuchTokenToDiscard seat token",
                    EFF_5,
                    v -> List.of(v.seat(), v.token()))
            .with(WrongNumberDrawn.class, "wrongNumberDrawn drawn asked", CHN_2, v -> List.of(v.drawn(), v.asked()))
            .with(CoinsNotInPurse.class, "coinsNotInPurse drawn purse", CHN_2, v -> List.of(v.drawn(), v.purse()))
            .with(TileNotInStack.class, "tileNotInStack tile", CHN_3, v -> List.of(v.tile()))
            .with(TokenNotInStack.class, "tokenNotInStack token", CHN_3, v -> List.of(v.token()));

    private ViolationKinds() {}
}
