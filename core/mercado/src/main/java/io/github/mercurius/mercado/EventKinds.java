package io.github.mercurius.mercado;

import io.github.mercurius.mercado.Event.*;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan", it -> Facts.of("turn", it.turn(), "seat", it.seat()))
            .with(TokenPlayed.class, "tokenPlayed", it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(DrawChosen.class, "drawChosen", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(TakenBack.class, "takenBack", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(Passed.class, "passed", it -> Facts.of("seat", it.seat()))
            .with(SymbolActed.class, "symbolActed", it -> Facts.of("seat", it.seat(), "symbol", it.symbol()))
            .with(SymbolLeft.class, "symbolLeft", it -> Facts.of("seat", it.seat(), "symbol", it.symbol()))
            .with(CoinSet.class, "coinSet", it -> Facts.of("seat", it.seat(), "coin", it.coin(), "stall", it.stall()))
            .with(SealPaid.class, "sealPaid", it -> Facts.of("seat", it.seat()))
            .with(Finished.class, "finished", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(CoinsDrawn.class, "coinsDrawn", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(TileSold.class, "tileSold", it -> Facts.of("seat", it.seat(), "stall", it.stall()))
            .with(TileTurnedUp.class, "tileTurnedUp", it -> Facts.of("tile", it.tile()))
            .with(StallEmptied.class, "stallEmptied", it -> Facts.of("stall", it.stall(), "tile", it.tile()))
            .with(StackRenewed.class, "stackRenewed", it -> Facts.of("stack", it.stack()))
            .with(StallFilled.class, "stallFilled", it -> Facts.of("stall", it.stall(), "tile", it.tile()))
            .with(
                    Moved.class,
                    "moved",
                    it -> Facts.of("seat", it.seat(), "spaces", it.spaces(), "position", it.position()))
            .with(CoinGained.class, "coinGained", it -> Facts.of("seat", it.seat(), "coin", it.coin()))
            .with(BlackReturned.class, "blackReturned", it -> Facts.of("seat", it.seat()))
            .with(SealGained.class, "sealGained", it -> Facts.of("seat", it.seat()))
            .with(TokenDrawn.class, "tokenDrawn", it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(TokenDiscarded.class, "tokenDiscarded", it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(TurnGained.class, "turnGained", it -> Facts.of("seat", it.seat()))
            .with(WhiteSet.class, "whiteSet", it -> Facts.of("seat", it.seat(), "stall", it.stall()))
            .with(
                    CoinsPaid.class,
                    "coinsPaid",
                    it -> Facts.of("seat", it.seat(), "stall", it.stall(), "coins", it.coins()))
            .with(
                    CoinsReturned.class,
                    "coinsReturned",
                    it -> Facts.of("seat", it.seat(), "stall", it.stall(), "coins", it.coins()))
            .with(LastRoundBegan.class, "lastRoundBegan", it -> Facts.of("seat", it.seat()))
            .with(MarketWentCold.class, "marketWentCold")
            .with(
                    FinalScored.class,
                    "finalScored",
                    it -> Facts.of("seat", it.seat(), "seals", it.seals(), "tokens", it.tokens()))
            .with(GameEnded.class, "gameEnded", it -> Facts.of("ranking", it.ranking()))
            .with(Asked.class, "asked", it -> Facts.of("ask", it.ask(), "seat", it.seat()))
            .with(Undone.class, "undone", it -> Facts.of("steps", it.steps(), "turn", it.turn(), "ask", it.ask()))
            .with(Noted.class, "noted", it -> Facts.of("note", it.note()));

    private EventKinds() {}
}
