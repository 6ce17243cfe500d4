package io.github.mercurius.mercado.json;

import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Event.*;

/** How events are written: {@code {"type":"coinSet","seat":1,"coin":"G","stall":"3"}}. */
final class Events {
    private Events() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Event> codec(EditionFormats formats) {
        return KindCodecs.<Event>ofEvents()
                .facts(LogFormat.STEPS, "steps")
                .facts(Scalars.COUNT, "turn", "coins", "spaces", "position", "seals", "tokens")
                .facts(Vocabulary.ASK, "ask")
                .facts(Vocabulary.SEAT, "seat")
                .facts(Vocabulary.EFFECT, "symbol")
                .facts(Vocabulary.COIN, "coin")
                .facts(Vocabulary.STALL, "stall")
                .facts(Vocabulary.TILE_STACK, "stack")
                .facts(Vocabulary.RANKING, "ranking")
                .facts(LogFormat.NOTE, "note")
                .facts(formats.token, "token")
                .facts(formats.tile, "tile")
                .with(Undone.class, "undone steps turn ask", Undone::new)
                .with(TurnBegan.class, "turnBegan turn seat", TurnBegan::new)
                .with(TokenPlayed.class, "tokenPlayed seat token", TokenPlayed::new)
                .with(DrawChosen.class, "drawChosen seat coins", DrawChosen::new)
                .facts(Vocabulary.COINS, "coins")
                .with(TakenBack.class, "takenBack seat coins", TakenBack::new)
                .with(Passed.class, "passed seat", Passed::new)
                .with(SymbolActed.class, "symbolActed seat symbol", SymbolActed::new)
                .with(SymbolLeft.class, "symbolLeft seat symbol", SymbolLeft::new)
                .with(CoinSet.class, "coinSet seat coin stall", CoinSet::new)
                .with(SealPaid.class, "sealPaid seat", SealPaid::new)
                .with(Finished.class, "finished seat coins", Finished::new)
                .with(CoinsDrawn.class, "coinsDrawn seat coins", CoinsDrawn::new)
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
                .facts(Scalars.orNull(formats.token), "token")
                .with(TokenDrawn.class, "tokenDrawn seat token", TokenDrawn::new)
                .with(TurnGained.class, "turnGained seat", TurnGained::new)
                .with(CoinsPaid.class, "coinsPaid seat stall coins", CoinsPaid::new)
                .with(CoinsReturned.class, "coinsReturned seat stall coins", CoinsReturned::new)
                .facts(Scalars.orNull(Vocabulary.STALL), "stall")
                .with(WhiteSet.class, "whiteSet seat stall", WhiteSet::new)
                .with(MarketWentCold.class, "marketWentCold", MarketWentCold::new)
                .with(FinalScored.class, "finalScored seat seals tokens", FinalScored::new)
                .with(GameEnded.class, "gameEnded ranking", GameEnded::new)
                .facts(Vocabulary.SEAT_OR_NONE, "seat")
                .with(LastRoundBegan.class, "lastRoundBegan seat", LastRoundBegan::new)
                .with(Asked.class, "asked ask seat", Asked::new)
                .with(Noted.class, "noted note", Noted::new)
                .all();
    }
}
