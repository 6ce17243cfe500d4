package io.github.mercurius.api;

import io.github.mercurius.api.Event.*;
import io.github.mercurius.rules.internal.KindTable;
import java.util.List;

/** What each kind of event is called, and its facts. */
final class EventKinds {
    static final KindTable<Event, Void> ALL = new KindTable<Event, Void>()
            .with(TurnBegan.class, "turnBegan turn seat", it -> List.of(it.turn(), it.seat()))
            .with(Bought.class, "bought seat asset nth cost", it -> List.of(it.seat(), it.asset(), it.nth(), it.cost()))
            .with(Sold.class, "sold seat asset nth gain", it -> List.of(it.seat(), it.asset(), it.nth(), it.gain()))
            .with(BlackMarketFilled.class, "blackMarketFilled seat tokens", it -> List.of(it.seat(), it.tokens()))
            .with(
                    BlackMarketSold.class,
                    "blackMarketSold seat tokens proceeds",
                    it -> List.of(it.seat(), it.tokens(), it.proceeds()))
            .with(BlackMarketForfeited.class, "blackMarketForfeited seat tokens", it -> List.of(it.seat(), it.tokens()))
            .with(
                    DividendPaid.class,
                    "dividendPaid seat chamber perShare received",
                    it -> List.of(it.seat(), it.chamber(), it.perShare(), it.received()))
            .with(CardPlayed.class, "cardPlayed seat card", it -> List.of(it.seat(), it.card()))
            .with(NewsPlayed.class, "newsPlayed seat discarded", it -> List.of(it.seat(), it.discarded()))
            .with(CardDrawn.class, "cardDrawn seat deck card", it -> List.of(it.seat(), it.deck(), it.card()))
            .with(HiddenCardDrawn.class, "hiddenCardDrawn seat deck", it -> List.of(it.seat(), it.deck()))
            .with(
                    PricesMoved.class,
                    "pricesMoved card shareFrom shareTo commodityFrom commodityTo",
                    it -> List.of(it.card(), it.shareFrom(), it.shareTo(), it.commodityFrom(), it.commodityTo()))
            .with(BoardShifted.class, "boardShifted seat removed", it -> List.of(it.seat(), it.removed()))
            .with(
                    HoldingsSold.class,
                    "holdingsSold seat tokens proceeds",
                    it -> List.of(it.seat(), it.tokens(), it.proceeds()))
            .with(GameEnded.class, "gameEnded ranking", it -> List.of(it.ranking()))
            .with(Undone.class, "undone steps turn step", it -> List.of(it.steps(), it.turn(), it.step()))
            .with(Noted.class, "noted note", it -> List.of(it.note()));

    private EventKinds() {}
}
