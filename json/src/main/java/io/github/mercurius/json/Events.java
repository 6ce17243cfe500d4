package io.github.mercurius.json;

import static io.github.mercurius.json.Vocabulary.MONEY;
import static io.github.mercurius.json.Vocabulary.SEAT;
import static io.github.mercurius.json.Vocabulary.TOKENS;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;

/** How events and updates are written: {@code {"type":"bought","seat":1,"asset":"AMS","nth":2,"cost":15}}. */
final class Events {
    /** TRD-1: at most three trades a turn. */
    private static final Codec<Integer> NTH = whole(1, 3);

    /** TRN-1, TRN-2: a turn has up to three trades and a card, steps 0 to 3. */
    private static final Codec<Integer> STEP = whole(0, 3);

    private static final Codec<Integer> SPACE = whole(0, Market.LAST_SPACE);

    static final Variants<Event> EVENT = new Variants<Event>()
            .with(
                    "turnBegan",
                    Event.TurnBegan.class,
                    ObjectCodec.of(
                            Field.of("turn", Vocabulary.TURN, Event.TurnBegan::turn),
                            Field.of("seat", SEAT, Event.TurnBegan::seat),
                            Event.TurnBegan::new))
            .with(
                    "bought",
                    Event.Bought.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.Bought::seat),
                            Field.of("asset", Vocabulary.ASSET, Event.Bought::asset),
                            Field.of("nth", NTH, Event.Bought::nth),
                            Field.of("cost", MONEY, Event.Bought::cost),
                            Event.Bought::new))
            .with(
                    "sold",
                    Event.Sold.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.Sold::seat),
                            Field.of("asset", Vocabulary.ASSET, Event.Sold::asset),
                            Field.of("nth", NTH, Event.Sold::nth),
                            // TRD-3: the third sale at price 3 costs 1.
                            Field.of("gain", whole(-1, Integer.MAX_VALUE), Event.Sold::gain),
                            Event.Sold::new))
            .with(
                    "blackMarketFilled",
                    Event.BlackMarketFilled.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.BlackMarketFilled::seat),
                            Field.of("tokens", TOKENS, Event.BlackMarketFilled::tokens),
                            Event.BlackMarketFilled::new))
            .with(
                    "blackMarketSold",
                    Event.BlackMarketSold.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.BlackMarketSold::seat),
                            Field.of("tokens", TOKENS, Event.BlackMarketSold::tokens),
                            Field.of("proceeds", MONEY, Event.BlackMarketSold::proceeds),
                            Event.BlackMarketSold::new))
            .with(
                    "blackMarketForfeited",
                    Event.BlackMarketForfeited.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.BlackMarketForfeited::seat),
                            Field.of("tokens", TOKENS, Event.BlackMarketForfeited::tokens),
                            Event.BlackMarketForfeited::new))
            .with(
                    "dividendPaid",
                    Event.DividendPaid.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.DividendPaid::seat),
                            Field.of("chamber", Vocabulary.CHAMBER, Event.DividendPaid::chamber),
                            Field.of("perShare", whole(0, DividendScale.HIGHEST_AMOUNT), Event.DividendPaid::perShare),
                            Field.of(
                                    "received",
                                    list(MONEY, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS),
                                    Event.DividendPaid::received),
                            Event.DividendPaid::new))
            .with(
                    "cardPlayed",
                    Event.CardPlayed.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.CardPlayed::seat),
                            Field.of("card", Vocabulary.PRICE_CARD, Event.CardPlayed::card),
                            Event.CardPlayed::new))
            .with(
                    "newsPlayed",
                    Event.NewsPlayed.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.NewsPlayed::seat),
                            Field.of("discarded", Vocabulary.CARDS, Event.NewsPlayed::discarded),
                            Event.NewsPlayed::new))
            .with(
                    "cardDrawn",
                    Event.CardDrawn.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.CardDrawn::seat),
                            Field.of("deck", Vocabulary.DECK, Event.CardDrawn::deck),
                            Field.of("card", Vocabulary.PRICE_CARD, Event.CardDrawn::card),
                            Event.CardDrawn::new))
            .with(
                    "hiddenCardDrawn",
                    Event.HiddenCardDrawn.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.HiddenCardDrawn::seat),
                            Field.of("deck", Vocabulary.DECK, Event.HiddenCardDrawn::deck),
                            Event.HiddenCardDrawn::new))
            .with(
                    "pricesMoved",
                    Event.PricesMoved.class,
                    ObjectCodec.of(
                            Field.of("card", Vocabulary.PRICE_CARD, Event.PricesMoved::card),
                            Field.of("shareFrom", SPACE, Event.PricesMoved::shareFrom),
                            Field.of("shareTo", SPACE, Event.PricesMoved::shareTo),
                            Field.of("commodityFrom", SPACE, Event.PricesMoved::commodityFrom),
                            Field.of("commodityTo", SPACE, Event.PricesMoved::commodityTo),
                            Event.PricesMoved::new))
            .with(
                    "boardShifted",
                    Event.BoardShifted.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.BoardShifted::seat),
                            Field.of("removed", orNull(Vocabulary.CARD), Event.BoardShifted::removed),
                            Event.BoardShifted::new))
            .with(
                    "holdingsSold",
                    Event.HoldingsSold.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Event.HoldingsSold::seat),
                            Field.of("tokens", TOKENS, Event.HoldingsSold::tokens),
                            Field.of("proceeds", MONEY, Event.HoldingsSold::proceeds),
                            Event.HoldingsSold::new))
            .with(
                    "gameEnded",
                    Event.GameEnded.class,
                    ObjectCodec.of(
                            Field.of("ranking", Vocabulary.RANKING, Event.GameEnded::ranking), Event.GameEnded::new))
            .with(
                    "undone",
                    Event.Undone.class,
                    ObjectCodec.of(
                            Field.of("steps", whole(1, Integer.MAX_VALUE), Event.Undone::steps),
                            Field.of("turn", Vocabulary.TURN, Event.Undone::turn),
                            Field.of("step", STEP, Event.Undone::step),
                            Event.Undone::new))
            .with(
                    "noted",
                    Event.Noted.class,
                    ObjectCodec.of(Field.of("note", LogFormat.NOTE, Event.Noted::note), Event.Noted::new));

    static final Codec<Update> UPDATE = ObjectCodec.of(
            Field.of("number", whole(0, Integer.MAX_VALUE), Update::number),
            Field.of("turn", Vocabulary.TURN, Update::turn),
            Field.of("step", STEP, Update::step),
            Field.of("seat", SEAT, Update::seat),
            Field.of("events", list(EVENT), Update::events),
            Update::new);

    private Events() {}
}
