package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(Event.TurnBegan.class, "turnBegan", it -> Facts.of("turn", it.turn(), "seat", it.seat()))
            .with(Event.TokenPlayed.class, "tokenPlayed", it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(Event.DrawChosen.class, "drawChosen", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(Event.TakenBack.class, "takenBack", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(Event.Passed.class, "passed", it -> Facts.of("seat", it.seat()))
            .with(Event.SymbolActed.class, "symbolActed", it -> Facts.of("seat", it.seat(), "symbol", it.symbol()))
            .with(Event.SymbolLeft.class, "symbolLeft", it -> Facts.of("seat", it.seat(), "symbol", it.symbol()))
            .with(
                    Event.CoinSet.class,
                    "coinSet",
                    it -> Facts.of("seat", it.seat(), "coin", it.coin(), "stall", it.stall()))
            .with(Event.SealPaid.class, "sealPaid", it -> Facts.of("seat", it.seat()))
            .with(Event.Finished.class, "finished", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(Event.CoinsDrawn.class, "coinsDrawn", it -> Facts.of("seat", it.seat(), "coins", it.coins()))
            .with(Event.TileSold.class, "tileSold", it -> Facts.of("seat", it.seat(), "stall", it.stall()))
            .with(Event.TileTurnedUp.class, "tileTurnedUp", it -> Facts.of("tile", it.tile()))
            .with(Event.StallEmptied.class, "stallEmptied", it -> Facts.of("stall", it.stall(), "tile", it.tile()))
            .with(Event.StackRenewed.class, "stackRenewed", it -> Facts.of("stack", it.stack()))
            .with(Event.StallFilled.class, "stallFilled", it -> Facts.of("stall", it.stall(), "tile", it.tile()))
            .with(
                    Event.Moved.class,
                    "moved",
                    it -> Facts.of("seat", it.seat(), "spaces", it.spaces(), "position", it.position()))
            .with(Event.CoinGained.class, "coinGained", it -> Facts.of("seat", it.seat(), "coin", it.coin()))
            .with(Event.BlackReturned.class, "blackReturned", it -> Facts.of("seat", it.seat()))
            .with(Event.SealGained.class, "sealGained", it -> Facts.of("seat", it.seat()))
            .with(Event.TokenDrawn.class, "tokenDrawn", it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(Event.TokenDiscarded.class, "tokenDiscarded", it -> Facts.of("seat", it.seat(), "token", it.token()))
            .with(Event.TurnGained.class, "turnGained", it -> Facts.of("seat", it.seat()))
            .with(Event.WhiteSet.class, "whiteSet", it -> Facts.of("seat", it.seat(), "stall", it.stall()))
            .with(
                    Event.CoinsPaid.class,
                    "coinsPaid",
                    it -> Facts.of("seat", it.seat(), "stall", it.stall(), "coins", it.coins()))
            .with(
                    Event.CoinsReturned.class,
                    "coinsReturned",
                    it -> Facts.of("seat", it.seat(), "stall", it.stall(), "coins", it.coins()))
            .with(Event.LastRoundBegan.class, "lastRoundBegan", it -> Facts.of("seat", it.seat()))
            .with(Event.MarketWentCold.class, "marketWentCold")
            .with(
                    Event.FinalScored.class,
                    "finalScored",
                    it -> Facts.of("seat", it.seat(), "seals", it.seals(), "tokens", it.tokens()))
            .with(Event.GameEnded.class, "gameEnded", it -> Facts.of("ranking", it.ranking()))
            .with(Event.Asked.class, "asked", it -> Facts.of("ask", it.ask(), "seat", it.seat()))
            .with(Event.Undone.class, "undone", it -> Facts.of("steps", it.steps(), "turn", it.turn(), "ask", it.ask()))
            .with(Event.Noted.class, "noted", it -> Facts.of("note", it.note()));

    private EventKinds() {}
}
