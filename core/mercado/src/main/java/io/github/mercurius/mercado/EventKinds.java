package io.github.mercurius.mercado;

import io.github.mercurius.mercado.Event.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan turn seat", e -> List.of(e.turn(), e.seat()))
            .with(TokenPlayed.class, "tokenPlayed seat token", e -> List.of(e.seat(), e.token()))
            .with(DrawChosen.class, "drawChosen seat coins", e -> List.of(e.seat(), e.coins()))
            .with(TakenBack.class, "takenBack seat coins", e -> List.of(e.seat(), e.coins()))
            .with(Passed.class, "passed seat", e -> List.of(e.seat()))
            .with(SymbolActed.class, "symbolActed seat symbol", e -> List.of(e.seat(), e.symbol()))
            .with(SymbolLeft.class, "symbolLeft seat symbol", e -> List.of(e.seat(), e.symbol()))
            .with(CoinSet.class, "coinSet seat coin stall", e -> List.of(e.seat(), e.coin(), e.stall()))
            .with(SealPaid.class, "sealPaid seat", e -> List.of(e.seat()))
            .with(Finished.class, "finished seat coins", e -> List.of(e.seat(), e.coins()))
            .with(CoinsDrawn.class, "coinsDrawn seat coins", e -> List.of(e.seat(), e.coins()))
            .with(TileSold.class, "tileSold seat stall", e -> List.of(e.seat(), e.stall()))
            .with(TileTurnedUp.class, "tileTurnedUp tile", e -> List.of(e.tile()))
            .with(StallEmptied.class, "stallEmptied stall tile", e -> List.of(e.stall(), e.tile()))
            .with(StackRenewed.class, "stackRenewed stack", e -> List.of(e.stack()))
            .with(StallFilled.class, "stallFilled stall tile", e -> List.of(e.stall(), e.tile()))
            .with(Moved.class, "moved seat spaces position", e -> List.of(e.seat(), e.spaces(), e.position()))
            .with(CoinGained.class, "coinGained seat coin", e -> List.of(e.seat(), e.coin()))
            .with(BlackReturned.class, "blackReturned seat", e -> List.of(e.seat()))
            .with(SealGained.class, "sealGained seat", e -> List.of(e.seat()))
            .with(TokenDrawn.class, "tokenDrawn seat token", e -> List.of(e.seat(), e.token()))
            .with(TokenDiscarded.class, "tokenDiscarded seat token", e -> List.of(e.seat(), e.token()))
            .with(TurnGained.class, "turnGained seat", e -> List.of(e.seat()))
            .with(WhiteSet.class, "whiteSet seat stall", e -> List.of(e.seat(), e.stall()))
            .with(CoinsPaid.class, "coinsPaid seat stall coins", e -> List.of(e.seat(), e.stall(), e.coins()))
            .with(CoinsReturned.class, "coinsReturned seat stall coins", e -> List.of(e.seat(), e.stall(), e.coins()))
            .with(LastRoundBegan.class, "lastRoundBegan seat", e -> List.of(e.seat()))
            .with(MarketWentCold.class, "marketWentCold", e -> List.of())
            .with(FinalScored.class, "finalScored seat seals tokens", e -> List.of(e.seat(), e.seals(), e.tokens()))
            .with(GameEnded.class, "gameEnded ranking", e -> List.of(e.ranking()))
            .with(Asked.class, "asked ask seat", e -> List.of(e.ask(), e.seat()))
            .with(Undone.class, "undone steps turn ask", e -> List.of(e.steps(), e.turn(), e.ask()))
            .with(Noted.class, "noted note", e -> List.of(e.note()));

    private EventKinds() {}
}
