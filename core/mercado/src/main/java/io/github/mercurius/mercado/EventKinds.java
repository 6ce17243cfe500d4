package io.github.mercurius.mercado;

import io.github.mercurius.mercado.Event.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan turn seat", it -> List.of(it.turn(), it.seat()))
            .with(TokenPlayed.class, "tokenPlayed seat token", it -> List.of(it.seat(), it.token()))
            .with(DrawChosen.class, "drawChosen seat coins", it -> List.of(it.seat(), it.coins()))
            .with(TakenBack.class, "takenBack seat coins", it -> List.of(it.seat(), it.coins()))
            .with(Passed.class, "passed seat", it -> List.of(it.seat()))
            .with(SymbolActed.class, "symbolActed seat symbol", it -> List.of(it.seat(), it.symbol()))
            .with(SymbolLeft.class, "symbolLeft seat symbol", it -> List.of(it.seat(), it.symbol()))
            .with(CoinSet.class, "coinSet seat coin stall", it -> List.of(it.seat(), it.coin(), it.stall()))
            .with(SealPaid.class, "sealPaid seat", it -> List.of(it.seat()))
            .with(Finished.class, "finished seat coins", it -> List.of(it.seat(), it.coins()))
            .with(CoinsDrawn.class, "coinsDrawn seat coins", it -> List.of(it.seat(), it.coins()))
            .with(TileSold.class, "tileSold seat stall", it -> List.of(it.seat(), it.stall()))
            .with(TileTurnedUp.class, "tileTurnedUp tile", it -> List.of(it.tile()))
            .with(StallEmptied.class, "stallEmptied stall tile", it -> List.of(it.stall(), it.tile()))
            .with(StackRenewed.class, "stackRenewed stack", it -> List.of(it.stack()))
            .with(StallFilled.class, "stallFilled stall tile", it -> List.of(it.stall(), it.tile()))
            .with(Moved.class, "moved seat spaces position", it -> List.of(it.seat(), it.spaces(), it.position()))
            .with(CoinGained.class, "coinGained seat coin", it -> List.of(it.seat(), it.coin()))
            .with(BlackReturned.class, "blackReturned seat", it -> List.of(it.seat()))
            .with(SealGained.class, "sealGained seat", it -> List.of(it.seat()))
            .with(TokenDrawn.class, "tokenDrawn seat token", it -> List.of(it.seat(), it.token()))
            .with(TokenDiscarded.class, "tokenDiscarded seat token", it -> List.of(it.seat(), it.token()))
            .with(TurnGained.class, "turnGained seat", it -> List.of(it.seat()))
            .with(WhiteSet.class, "whiteSet seat stall", it -> List.of(it.seat(), it.stall()))
            .with(CoinsPaid.class, "coinsPaid seat stall coins", it -> List.of(it.seat(), it.stall(), it.coins()))
            .with(
                    CoinsReturned.class,
                    "coinsReturned seat stall coins",
                    it -> List.of(it.seat(), it.stall(), it.coins()))
            .with(LastRoundBegan.class, "lastRoundBegan seat", it -> List.of(it.seat()))
            .with(MarketWentCold.class, "marketWentCold", it -> List.of())
            .with(FinalScored.class, "finalScored seat seals tokens", it -> List.of(it.seat(), it.seals(), it.tokens()))
            .with(GameEnded.class, "gameEnded ranking", it -> List.of(it.ranking()))
            .with(Asked.class, "asked ask seat", it -> List.of(it.ask(), it.seat()))
            .with(Undone.class, "undone steps turn ask", it -> List.of(it.steps(), it.turn(), it.ask()))
            .with(Noted.class, "noted note", it -> List.of(it.note()));

    private EventKinds() {}
}
