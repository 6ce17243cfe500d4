package io.github.mercurius.mercado;

import static io.github.mercurius.rules.internal.Facts.of;

import io.github.mercurius.mercado.Event.*;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan", it -> of("turn", it.turn(), "seat", it.seat()))
            .with(TokenPlayed.class, "tokenPlayed", it -> of("seat", it.seat(), "token", it.token()))
            .with(DrawChosen.class, "drawChosen", it -> of("seat", it.seat(), "coins", it.coins()))
            .with(TakenBack.class, "takenBack", it -> of("seat", it.seat(), "coins", it.coins()))
            .with(Passed.class, "passed", it -> of("seat", it.seat()))
            .with(SymbolActed.class, "symbolActed", it -> of("seat", it.seat(), "symbol", it.symbol()))
            .with(SymbolLeft.class, "symbolLeft", it -> of("seat", it.seat(), "symbol", it.symbol()))
            .with(CoinSet.class, "coinSet", it -> of("seat", it.seat(), "coin", it.coin(), "stall", it.stall()))
            .with(SealPaid.class, "sealPaid", it -> of("seat", it.seat()))
            .with(Finished.class, "finished", it -> of("seat", it.seat(), "coins", it.coins()))
            .with(CoinsDrawn.class, "coinsDrawn", it -> of("seat", it.seat(), "coins", it.coins()))
            .with(TileSold.class, "tileSold", it -> of("seat", it.seat(), "stall", it.stall()))
            .with(TileTurnedUp.class, "tileTurnedUp", it -> of("tile", it.tile()))
            .with(StallEmptied.class, "stallEmptied", it -> of("stall", it.stall(), "tile", it.tile()))
            .with(StackRenewed.class, "stackRenewed", it -> of("stack", it.stack()))
            .with(StallFilled.class, "stallFilled", it -> of("stall", it.stall(), "tile", it.tile()))
            .with(Moved.class, "moved", it -> of("seat", it.seat(), "spaces", it.spaces(), "position", it.position()))
            .with(CoinGained.class, "coinGained", it -> of("seat", it.seat(), "coin", it.coin()))
            .with(BlackReturned.class, "blackReturned", it -> of("seat", it.seat()))
            .with(SealGained.class, "sealGained", it -> of("seat", it.seat()))
            .with(TokenDrawn.class, "tokenDrawn", it -> of("seat", it.seat(), "token", it.token()))
            .with(TokenDiscarded.class, "tokenDiscarded", it -> of("seat", it.seat(), "token", it.token()))
            .with(TurnGained.class, "turnGained", it -> of("seat", it.seat()))
            .with(WhiteSet.class, "whiteSet", it -> of("seat", it.seat(), "stall", it.stall()))
            .with(CoinsPaid.class, "coinsPaid", it -> of("seat", it.seat(), "stall", it.stall(), "coins", it.coins()))
            .with(
                    CoinsReturned.class,
                    "coinsReturned",
                    it -> of("seat", it.seat(), "stall", it.stall(), "coins", it.coins()))
            .with(LastRoundBegan.class, "lastRoundBegan", it -> of("seat", it.seat()))
            .with(MarketWentCold.class, "marketWentCold")
            .with(
                    FinalScored.class,
                    "finalScored",
                    it -> of("seat", it.seat(), "seals", it.seals(), "tokens", it.tokens()))
            .with(GameEnded.class, "gameEnded", it -> of("ranking", it.ranking()))
            .with(Asked.class, "asked", it -> of("ask", it.ask(), "seat", it.seat()))
            .with(Undone.class, "undone", it -> of("steps", it.steps(), "turn", it.turn(), "ask", it.ask()))
            .with(Noted.class, "noted", it -> of("note", it.note()));

    private EventKinds() {}
}
