package io.github.mercurius.mercatores;

import io.github.mercurius.mercatores.Event.*;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan", it -> Facts.of("turn", it.turn(), "seat", it.seat()))
            .with(Given.class, "given", it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(Taken.class, "taken", it -> Facts.of("seat", it.seat(), "cards", it.cards()))
            .with(Loaded.class, "loaded", it -> Facts.of("seat", it.seat(), "cards", it.cards()))
            .with(MarketFilled.class, "marketFilled", it -> Facts.of("cards", it.cards()))
            .with(CaptainTaken.class, "captainTaken", it -> Facts.of("seat", it.seat()))
            .with(RoundBegan.class, "roundBegan", it -> Facts.of("round", it.round(), "seat", it.seat()))
            .with(TurnSkipped.class, "turnSkipped", it -> Facts.of("seat", it.seat()))
            .with(TaxPaid.class, "taxPaid", it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(
                    StackCashed.class,
                    "stackCashed",
                    it -> Facts.of("seat", it.seat(), "good", it.good(), "cards", it.cards(), "coins", it.coins()))
            .with(
                    SpecialCashed.class,
                    "specialCashed",
                    it -> Facts.of(
                            "seat",
                            it.seat(),
                            "card",
                            it.card(),
                            "opponent",
                            it.opponent(),
                            "count",
                            it.count(),
                            "coins",
                            it.coins()))
            .with(
                    StackDiscarded.class,
                    "stackDiscarded",
                    it -> Facts.of("seat", it.seat(), "good", it.good(), "cards", it.cards()))
            .with(SpecialDiscarded.class, "specialDiscarded", it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(GameEnded.class, "gameEnded", it -> Facts.of("ranking", it.ranking()))
            .with(Undone.class, "undone", it -> Facts.of("steps", it.steps(), "turn", it.turn(), "step", it.step()))
            .with(Noted.class, "noted", it -> Facts.of("note", it.note()));

    private EventKinds() {}
}
