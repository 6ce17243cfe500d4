package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.ObjectCodec.object;
import static io.github.mercurius.json.common.Scalars.BOOLEAN;
import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.mercado.json.Vocabulary.*;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Action.*;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Event.*;
import io.github.mercurius.mercado.Outcome.CoinsDrawn;
import io.github.mercurius.mercado.Outcome.TileDrawn;
import io.github.mercurius.mercado.Outcome.TokenDrawn;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.mercado.Violation.*;

/** How actions, events and violations are written: each with its type, which says what else is there. */
final class PlayFormats {
    /** How actions are written, with the codes of an edition: {@code {"type":"setCoin","coin":"G","stall":"3"}}. */
    static Variants<Action> actions(EditionFormats formats) {
        return new Variants<Action>()
                .with("playToken", PlayToken.class, "token", formats.token, PlayToken::token, PlayToken::new)
                .with("draw", Draw.class, object(Draw::new))
                .with("takeBack", TakeBack.class, object(TakeBack::new))
                .with("pass", Pass.class, object(Pass::new))
                .with("symbol", Symbol.class, "use", BOOLEAN, Symbol::use, Symbol::new)
                .with(
                        "setCoin",
                        SetCoin.class,
                        object(
                                Field.of("coin", COIN, SetCoin::coin),
                                Field.of("stall", STALL, SetCoin::stall),
                                SetCoin::new))
                .with("paySeal", PaySeal.class, object(PaySeal::new))
                .with("finish", Finish.class, object(Finish::new))
                .with("sell", Sell.class, "stall", STALL, Sell::stall, Sell::new)
                .with("setWhite", SetWhite.class, "stall", orNull(STALL), SetWhite::stall, SetWhite::new)
                .with(
                        "discardToken",
                        DiscardToken.class,
                        "token",
                        formats.token,
                        DiscardToken::token,
                        DiscardToken::new)
                .with("coins", CoinsDrawn.class, "coins", COINS, CoinsDrawn::coins, CoinsDrawn::new)
                .with("tile", TileDrawn.class, "tile", formats.tile, TileDrawn::tile, TileDrawn::new)
                .with("token", TokenDrawn.class, "token", orNull(formats.token), TokenDrawn::token, TokenDrawn::new);
    }

    /**
     * How events are written, with the codes of an edition: {@code {"type":"coinSet","seat":1,"coin":"G","stall":"3"}}.
     */
    static Variants<Event> events(EditionFormats formats) {
        return KindCodecs.<Event>ofEvents()
                .facts(LogFormat.STEPS, "steps")
                .facts(COUNT, "turn", "coins", "spaces", "position", "seals", "tokens")
                .facts(ASK, "ask")
                .facts(SEAT, "seat")
                .facts(EFFECT, "symbol")
                .facts(COIN, "coin")
                .facts(STALL, "stall")
                .facts(TILE_STACK, "stack")
                .facts(RANKING, "ranking")
                .facts(LogFormat.NOTE, "note")
                .facts(formats.token, "token")
                .facts(formats.tile, "tile")
                .with(Undone.class, "undone steps turn ask", Undone::new)
                .with(TurnBegan.class, "turnBegan turn seat", TurnBegan::new)
                .with(TokenPlayed.class, "tokenPlayed seat token", TokenPlayed::new)
                .with(DrawChosen.class, "drawChosen seat coins", DrawChosen::new)
                .facts(COINS, "coins")
                .with(TakenBack.class, "takenBack seat coins", TakenBack::new)
                .with(Passed.class, "passed seat", Passed::new)
                .with(SymbolActed.class, "symbolActed seat symbol", SymbolActed::new)
                .with(SymbolLeft.class, "symbolLeft seat symbol", SymbolLeft::new)
                .with(CoinSet.class, "coinSet seat coin stall", CoinSet::new)
                .with(SealPaid.class, "sealPaid seat", SealPaid::new)
                .with(Finished.class, "finished seat coins", Finished::new)
                .with(Event.CoinsDrawn.class, "coinsDrawn seat coins", Event.CoinsDrawn::new)
                .with(TileSold.class, "tileSold seat stall", TileSold::new)
                .with(TileTurnedUp.class, "tileTurnedUp tile", TileTurnedUp::new)
                .with(StallEmptied.class, "stallEmptied stall tile", StallEmptied::new)
                .with(StackRenewed.class, "stackRenewed stack", StackRenewed::new)
                .with(StallFilled.class, "stallFilled stall tile", StallFilled::new)
                .with(Moved.class, "moved seat spaces position", Moved::new)
                .with(CoinGained.class, "coinGained seat coin", CoinGained::new)
                .with(BlackReturned.class, "blackReturned seat", BlackReturned::new)
                .with(SealGained.class, "sealGained seat", SealGained::new)
                .with(TokenDiscarded.class, "tokenDiscarded seat token", TokenDiscarded::new)
                .facts(orNull(formats.token), "token")
                .with(Event.TokenDrawn.class, "tokenDrawn seat token", Event.TokenDrawn::new)
                .with(TurnGained.class, "turnGained seat", TurnGained::new)
                .with(CoinsPaid.class, "coinsPaid seat stall coins", CoinsPaid::new)
                .with(CoinsReturned.class, "coinsReturned seat stall coins", CoinsReturned::new)
                .facts(orNull(STALL), "stall")
                .with(WhiteSet.class, "whiteSet seat stall", WhiteSet::new)
                .with(MarketWentCold.class, "marketWentCold", MarketWentCold::new)
                .with(FinalScored.class, "finalScored seat seals tokens", FinalScored::new)
                .with(GameEnded.class, "gameEnded ranking", GameEnded::new)
                .facts(SEAT_OR_NONE, "seat")
                .with(LastRoundBegan.class, "lastRoundBegan seat", LastRoundBegan::new)
                .with(Asked.class, "asked ask seat", Asked::new)
                .with(Noted.class, "noted note", Noted::new)
                .all();
    }

    /**
     * How violations are written, with the codes of an edition:
     * {@code {"type":"soldAlready","rule":"SAL-1","stall":"3"}}.
     */
    static Variants<Violation> violations(EditionFormats formats) {
        return KindCodecs.<Violation>ofViolations(Rule.values())
                .facts(ASK, "wanted", "now")
                .facts(SEAT_OR_NONE, "decider")
                .facts(SEAT, "seat")
                .facts(COUNT, "purse", "spent", "whitePile", "asked")
                .facts(COIN, "coin")
                .facts(COINS, "drawn", "edge")
                .facts(STALL, "stall")
                .facts(PRICE, "price")
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
                .facts(orNull(STALL), "stall")
                .facts(POSSIBLE, "possible")
                .with(NoPlaceForWhite.class, "noPlaceForWhite stall possible", NoPlaceForWhite::new)
                .with(NoSuchTokenToDiscard.class, "noSuchTokenToDiscard seat token", NoSuchTokenToDiscard::new)
                .facts(COINS, "purse")
                .with(CoinsNotInPurse.class, "coinsNotInPurse drawn purse", CoinsNotInPurse::new)
                .facts(COUNT, "drawn")
                .with(WrongNumberDrawn.class, "wrongNumberDrawn drawn asked", WrongNumberDrawn::new)
                .with(TileNotInStack.class, "tileNotInStack tile", TileNotInStack::new)
                .facts(orNull(formats.token), "token")
                .with(TokenNotInStack.class, "tokenNotInStack token", TokenNotInStack::new)
                .all();
    }

    private PlayFormats() {}
}
