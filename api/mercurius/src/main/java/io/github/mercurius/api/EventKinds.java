package io.github.mercurius.api;

import io.github.mercurius.api.Event.*;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.KindTable;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan", it -> Facts.of("turn", it.turn(), "seat", it.seat()))
            .with(
                    Bought.class,
                    "bought",
                    it -> Facts.of("seat", it.seat(), "asset", it.asset(), "nth", it.nth(), "cost", it.cost()))
            .with(
                    Sold.class,
                    "sold",
                    it -> Facts.of("seat", it.seat(), "asset", it.asset(), "nth", it.nth(), "gain", it.gain()))
            .with(
                    BlackMarketFilled.class,
                    "blackMarketFilled",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens()))
            .with(
                    BlackMarketSold.class,
                    "blackMarketSold",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens(), "proceeds", it.proceeds()))
            .with(
                    BlackMarketForfeited.class,
                    "blackMarketForfeited",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens()))
            .with(
                    DividendPaid.class,
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
            .with(CardPlayed.class, "cardPlayed", it -> Facts.of("seat", it.seat(), "card", it.card()))
            .with(NewsPlayed.class, "newsPlayed", it -> Facts.of("seat", it.seat(), "discarded", it.discarded()))
            .with(CardDrawn.class, "cardDrawn", it -> Facts.of("seat", it.seat(), "deck", it.deck(), "card", it.card()))
            .with(HiddenCardDrawn.class, "hiddenCardDrawn", it -> Facts.of("seat", it.seat(), "deck", it.deck()))
            .with(
                    PricesMoved.class,
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
            .with(BoardShifted.class, "boardShifted", it -> Facts.of("seat", it.seat(), "removed", it.removed()))
            .with(
                    HoldingsSold.class,
                    "holdingsSold",
                    it -> Facts.of("seat", it.seat(), "tokens", it.tokens(), "proceeds", it.proceeds()))
            .with(GameEnded.class, "gameEnded", it -> Facts.of("ranking", it.ranking()))
            .with(Undone.class, "undone", it -> Facts.of("steps", it.steps(), "turn", it.turn(), "step", it.step()))
            .with(Noted.class, "noted", it -> Facts.of("note", it.note()));

    private EventKinds() {}
}
