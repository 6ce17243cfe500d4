package io.github.mercurius.api;

import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(Event.TurnBegan.class, "turnBegan", it -> Facts.of("turn", it.turn(), "seat", it.seat()))
            .with(
                    Event.Bought.class,
                    "bought",
                    it -> Facts.of("seat", it.seat(), "asset", it.asset(), "nth", it.nth(), "cost", it.cost()))
            .with(
                    Event.Sold.class,
                    "sold",
                    it -> Facts.of("seat", it.seat(), "asset", it.asset(), "nth", it.nth(), "gain", it.gain()))
            .with(
                    Event.BlackMarketFilled.class,
                    "blackMarketFilled",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens()))
            .with(
                    Event.BlackMarketSold.class,
                    "blackMarketSold",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens(), "proceeds", it.proceeds()))
            .with(
                    Event.BlackMarketForfeited.class,
                    "blackMarketForfeited",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens()))
            .with(
                    Event.DividendPaid.class,
                    "dividendPaid",
                    it -> Facts.of(
                            "seat",
                            it.seat(),
                            "chamber",
                            it.chamber(),
                            "perShare",
                            it.perShare(),
                            "received",
                            it.received()))
            .with(Event.CardPlayed.class, "cardPlayed", it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(Event.NewsPlayed.class, "newsPlayed", it -> Facts.of("seat", it.seat(), "discarded", it.discarded()))
            .with(
                    Event.CardDrawn.class,
                    "cardDrawn",
                    it -> Facts.of("seat", it.seat(), "deck", it.deck(), "card", it.card()))
            .with(Event.HiddenCardDrawn.class, "hiddenCardDrawn", it -> Facts.of("seat", it.seat(), "deck", it.deck()))
            .with(
                    Event.PricesMoved.class,
                    "pricesMoved",
                    it -> Facts.of(
                            "card",
                            it.card(),
                            "shareFrom",
                            it.shareFrom(),
                            "shareTo",
                            it.shareTo(),
                            "commodityFrom",
                            it.commodityFrom(),
                            "commodityTo",
                            it.commodityTo()))
            .with(Event.BoardShifted.class, "boardShifted", it -> Facts.of("seat", it.seat(), "removed", it.removed()))
            .with(
                    Event.HoldingsSold.class,
                    "holdingsSold",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens(), "proceeds", it.proceeds()))
            .with(Event.GameEnded.class, "gameEnded", it -> Facts.of("ranking", it.ranking()))
            .with(
                    Event.Undone.class,
                    "undone",
                    it -> Facts.of("steps", it.steps(), "turn", it.turn(), "step", it.step()))
            .with(Event.Noted.class, "noted", it -> Facts.of("note", it.note()));

    private EventKinds() {}
}
