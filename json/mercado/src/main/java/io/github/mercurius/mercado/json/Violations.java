package io.github.mercurius.mercado.json;

import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.mercado.Violation.*;

/** How violations are written: {@code {"type":"soldAlready","rule":"SAL-1","stall":"3"}}. */
final class Violations {
    private Violations() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Violation> codec(EditionFormats formats) {
        return KindCodecs.<Violation>ofViolations(Rule.values())
                .facts(Vocabulary.ASK, "wanted", "now")
                .facts(Vocabulary.SEAT_OR_NONE, "decider")
                .facts(Vocabulary.SEAT, "seat")
                .facts(Scalars.COUNT, "purse", "spent", "whitePile", "asked")
                .facts(Vocabulary.COIN, "coin")
                .facts(Vocabulary.COINS, "drawn", "edge")
                .facts(Vocabulary.STALL, "stall")
                .facts(Vocabulary.PRICE, "price")
                .facts(formats.token, "token")
                .facts(formats.tile, "tile")
                .with(GameOver.class, "gameOver", GameOver::new)
                .with(NotAsked.class, "notAsked wanted now", NotAsked::new)
                .with(NotYourTurn.class, "notYourDecision now decider", NotYourTurn::new)
                .with(OutcomeFromSeat.class, "outcomeFromSeat now", OutcomeFromSeat::new)
                .with(CannotPass.class, "cannotPass seat purse spent", CannotPass::new)
                .with(TokenPlayedAlready.class, "tokenPlayedAlready seat", TokenPlayedAlready::new)
                .with(TokenNotInHand.class, "tokenNotInHand seat token", TokenNotInHand::new)
                .with(TooFewCoins.class, "tooFewCoins seat purse spent", TooFewCoins::new)
                .with(NothingToTakeBack.class, "nothingToTakeBack seat", NothingToTakeBack::new)
                .with(NoSeal.class, "noSeal seat", NoSeal::new)
                .with(SealPaidAlready.class, "sealPaidAlready seat", SealPaidAlready::new)
                .with(TooFewForSeal.class, "tooFewForSeal seat purse", TooFewForSeal::new)
                .with(CoinNotDrawn.class, "coinNotDrawn coin drawn", CoinNotDrawn::new)
                .with(CoinDoesNotFit.class, "coinDoesNotFit coin stall edge price", CoinDoesNotFit::new)
                .facts(formats.setCoin, "possible")
                .with(MustSetCoin.class, "mustSetCoin possible", MustSetCoin::new)
                .with(NotForSale.class, "notForSale stall edge price", NotForSale::new)
                .with(SoldAlready.class, "soldAlready stall", SoldAlready::new)
                .with(NothingToComplete.class, "nothingToComplete whitePile", NothingToComplete::new)
                .facts(Scalars.orNull(Vocabulary.STALL), "stall")
                .facts(Vocabulary.POSSIBLE, "possible")
                .with(NoPlaceForWhite.class, "noPlaceForWhite stall possible", NoPlaceForWhite::new)
                .with(NoSuchTokenToDiscard.class, "noSuchTokenToDiscard seat token", NoSuchTokenToDiscard::new)
                .facts(Vocabulary.COINS, "purse")
                .with(CoinsNotInPurse.class, "coinsNotInPurse drawn purse", CoinsNotInPurse::new)
                .facts(Scalars.COUNT, "drawn")
                .with(WrongNumberDrawn.class, "wrongNumberDrawn drawn asked", WrongNumberDrawn::new)
                .with(TileNotInStack.class, "tileNotInStack tile", TileNotInStack::new)
                .facts(Scalars.orNull(formats.token), "token")
                .with(TokenNotInStack.class, "tokenNotInStack token", TokenNotInStack::new)
                .all();
    }
}
