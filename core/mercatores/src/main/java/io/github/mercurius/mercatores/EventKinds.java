package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(Event.TurnBegan.class, "turnBegan", it -> Facts.of("turn", it.turn(), "seat", it.seat()))
            .with(Event.Given.class, "given", it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(Event.Taken.class, "taken", it -> Facts.of("seat", it.seat(), "cards", it.cards()))
            .with(Event.Loaded.class, "loaded", it -> Facts.of("seat", it.seat(), "cards", it.cards()))
            .with(Event.MarketFilled.class, "marketFilled", it -> Facts.of("cards", it.cards()))
            .with(Event.CaptainTaken.class, "captainTaken", it -> Facts.of("seat", it.seat()))
            .with(Event.RoundBegan.class, "roundBegan", it -> Facts.of("round", it.round(), "seat", it.seat()))
            .with(Event.TurnSkipped.class, "turnSkipped", it -> Facts.of("seat", it.seat()))
            .with(Event.TaxPaid.class, "taxPaid", it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(
                    Event.StackCashed.class,
                    "stackCashed",
                    it -> Facts.of("seat", it.seat(), "good", it.good(), "cards", it.cards(), "coins", it.coins()))
            .with(
                    Event.SpecialCashed.class,
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
                    Event.StackDiscarded.class,
                    "stackDiscarded",
                    it -> Facts.of("seat", it.seat(), "good", it.good(), "cards", it.cards()))
            .with(
                    Event.SpecialDiscarded.class,
                    "specialDiscarded",
                    it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(Event.GameEnded.class, "gameEnded", it -> Facts.of("ranking", it.ranking()))
            .with(
                    Event.Undone.class,
                    "undone",
                    it -> Facts.of("steps", it.steps(), "turn", it.turn(), "step", it.step()))
            .with(Event.Noted.class, "noted", it -> Facts.of("note", it.note()));

    private EventKinds() {}
}
