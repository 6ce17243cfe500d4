package io.github.mercurius.mercatores;

import io.github.mercurius.mercatores.Event.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan turn seat", it -> List.of(it.turn(), it.seat()))
            .with(Given.class, "given seat card", it -> List.of(it.seat(), it.card()))
            .with(Taken.class, "taken seat cards", it -> List.of(it.seat(), it.cards()))
            .with(Loaded.class, "loaded seat cards", it -> List.of(it.seat(), it.cards()))
            .with(MarketFilled.class, "marketFilled cards", it -> List.of(it.cards()))
            .with(CaptainTaken.class, "captainTaken seat", it -> List.of(it.seat()))
            .with(RoundBegan.class, "roundBegan round seat", it -> List.of(it.round(), it.seat()))
            .with(TurnSkipped.class, "turnSkipped seat", it -> List.of(it.seat()))
            .with(TaxPaid.class, "taxPaid seat card", it -> List.of(it.seat(), it.card()))
            .with(
                    StackCashed.class,
                    "stackCashed seat good cards coins",
                    it -> List.of(it.seat(), it.good(), it.cards(), it.coins()))
            .with(
                    SpecialCashed.class,
                    "specialCashed seat card opponent count coins",
                    it -> List.of(it.seat(), it.card(), it.opponent(), it.count(), it.coins()))
            .with(
                    StackDiscarded.class,
                    "stackDiscarded seat good cards",
                    it -> List.of(it.seat(), it.good(), it.cards()))
            .with(SpecialDiscarded.class, "specialDiscarded seat card", it -> List.of(it.seat(), it.card()))
            .with(GameEnded.class, "gameEnded ranking", it -> List.of(it.ranking()))
            .with(Undone.class, "undone steps turn step", it -> List.of(it.steps(), it.turn(), it.step()))
            .with(Noted.class, "noted note", it -> List.of(it.note()));

    private EventKinds() {}
}
