package io.github.mercurius.json;

import static io.github.mercurius.json.common.ObjectCodec.object;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Event.*;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Update;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;

/** How events and updates are written: {@code {"type":"bought","seat":1,"asset":"AMS","nth":2,"cost":15}}. */
final class Events {
    /** TRN-1, TRN-2: a turn has up to three trades and a card, steps 0 to 3. */
    private static final Codec<Integer> STEP_OF_TURN = whole(0, 3);

    static final Variants<Event> EVENT = KindCodecs.<Event>ofEvents()
            .facts(Vocabulary.TURN, "turn")
            .facts(STEP_OF_TURN, "step")
            .facts(Vocabulary.SEAT, "seat")
            .facts(Vocabulary.ASSET, "asset")
            .facts(Scalars.COUNT, "cost", "proceeds")
            .facts(whole(1, 3), "nth") // TRD-1: at most three trades a turn
            .facts(whole(-1, Integer.MAX_VALUE), "gain") // TRD-3: the third sale at price 3 costs 1
            .facts(Vocabulary.TOKENS, "tokens")
            .facts(Vocabulary.CHAMBER, "chamber")
            .facts(whole(0, DividendScale.HIGHEST_AMOUNT), "perShare")
            .facts(Vocabulary.SEATS.eachOf(Scalars.COUNT), "received")
            .facts(Vocabulary.PRICE_CARD, "card")
            .facts(Vocabulary.CARDS, "discarded")
            .facts(Vocabulary.DECK, "deck")
            .facts(whole(0, Market.LAST_SPACE), "shareFrom", "shareTo", "commodityFrom", "commodityTo")
            .facts(Scalars.orNull(Vocabulary.CARD), "removed")
            .facts(Vocabulary.RANKING, "ranking")
            .facts(LogFormat.STEPS, "steps")
            .facts(LogFormat.NOTE, "note")
            .with(TurnBegan.class, "turnBegan turn seat", TurnBegan::new)
            .with(Bought.class, "bought seat asset nth cost", Bought::new)
            .with(Sold.class, "sold seat asset nth gain", Sold::new)
            .with(BlackMarketFilled.class, "blackMarketFilled seat tokens", BlackMarketFilled::new)
            .with(BlackMarketSold.class, "blackMarketSold seat tokens proceeds", BlackMarketSold::new)
            .with(BlackMarketForfeited.class, "blackMarketForfeited seat tokens", BlackMarketForfeited::new)
            .with(DividendPaid.class, "dividendPaid seat chamber perShare received", DividendPaid::new)
            .with(CardPlayed.class, "cardPlayed seat card", CardPlayed::new)
            .with(NewsPlayed.class, "newsPlayed seat discarded", NewsPlayed::new)
            .with(CardDrawn.class, "cardDrawn seat deck card", CardDrawn::new)
            .with(HiddenCardDrawn.class, "hiddenCardDrawn seat deck", HiddenCardDrawn::new)
            .with(PricesMoved.class, "pricesMoved card shareFrom shareTo commodityFrom commodityTo", PricesMoved::new)
            .with(BoardShifted.class, "boardShifted seat removed", BoardShifted::new)
            .with(HoldingsSold.class, "holdingsSold seat tokens proceeds", HoldingsSold::new)
            .with(GameEnded.class, "gameEnded ranking", GameEnded::new)
            .with(Undone.class, "undone steps turn step", Undone::new)
            .with(Noted.class, "noted note", Noted::new)
            .all();

    static final Codec<Update> UPDATE = object(
            Field.of("number", Scalars.COUNT, Update::number),
            Field.of("turn", Vocabulary.TURN, Update::turn),
            Field.of("step", STEP_OF_TURN, Update::step),
            Field.of("seat", Vocabulary.SEAT, Update::seat),
            Field.of("events", list(EVENT), Update::events),
            Update::new);

    private Events() {}
}
