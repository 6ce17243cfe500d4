package io.github.mercurius.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Event.*;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Optional;

/** How events and updates are written: {@code {"type":"bought","seat":1,"asset":"AMS","nth":2,"cost":15}}. */
final class Events {
    private static final Codec<Integer> SPACE = whole(0, Market.LAST_SPACE);

    /** TRN-1, TRN-2: a turn has up to three trades and a card, steps 0 to 3. */
    private static final Codec<Integer> STEP_OF_TURN = whole(0, 3);

    private static final Field<Object, Integer> TURN = fact("turn", Vocabulary.TURN);
    private static final Field<Object, Integer> SEAT = fact("seat", Vocabulary.SEAT);
    private static final Field<Object, Asset> ASSET = fact("asset", Vocabulary.ASSET);
    /** TRD-1: at most three trades a turn. */
    private static final Field<Object, Integer> NTH = fact("nth", whole(1, 3));

    private static final Field<Object, Integer> COST = fact("cost", Vocabulary.COUNT);
    /** TRD-3: the third sale at price 3 costs 1. */
    private static final Field<Object, Integer> GAIN = fact("gain", whole(-1, Integer.MAX_VALUE));

    private static final Field<Object, Tokens> TOKENS = fact("tokens", Vocabulary.TOKENS);
    private static final Field<Object, Integer> PROCEEDS = fact("proceeds", Vocabulary.COUNT);
    private static final Field<Object, Chamber> CHAMBER = fact("chamber", Vocabulary.CHAMBER);
    private static final Field<Object, Integer> PER_SHARE = fact("perShare", whole(0, DividendScale.HIGHEST_AMOUNT));
    private static final Field<Object, List<Integer>> RECEIVED =
            fact("received", Vocabulary.SEATS.eachOf(Vocabulary.COUNT));
    private static final Field<Object, PriceCard> CARD = fact("card", Vocabulary.PRICE_CARD);
    private static final Field<Object, Cards> DISCARDED = fact("discarded", Vocabulary.CARDS);
    private static final Field<Object, Deck> DECK = fact("deck", Vocabulary.DECK);
    private static final Field<Object, Integer> SHARE_FROM = fact("shareFrom", SPACE);
    private static final Field<Object, Integer> SHARE_TO = fact("shareTo", SPACE);
    private static final Field<Object, Integer> COMMODITY_FROM = fact("commodityFrom", SPACE);
    private static final Field<Object, Integer> COMMODITY_TO = fact("commodityTo", SPACE);
    private static final Field<Object, Optional<Card>> REMOVED = fact("removed", Scalars.orNull(Vocabulary.CARD));
    private static final Field<Object, List<Standing>> RANKING = fact("ranking", Vocabulary.RANKING);
    private static final Field<Object, Integer> STEPS = fact("steps", LogFormat.STEPS);
    private static final Field<Object, Integer> STEP = fact("step", STEP_OF_TURN);
    private static final Field<Object, Note> NOTE = fact("note", LogFormat.NOTE);

    static final Variants<Event> EVENT = new Variants<Event>()
            .with("turnBegan", TurnBegan.class, object(TURN, SEAT, TurnBegan::new))
            .with("bought", Bought.class, object(SEAT, ASSET, NTH, COST, Bought::new))
            .with("sold", Sold.class, object(SEAT, ASSET, NTH, GAIN, Sold::new))
            .with("blackMarketFilled", BlackMarketFilled.class, object(SEAT, TOKENS, BlackMarketFilled::new))
            .with("blackMarketSold", BlackMarketSold.class, object(SEAT, TOKENS, PROCEEDS, BlackMarketSold::new))
            .with("blackMarketForfeited", BlackMarketForfeited.class, object(SEAT, TOKENS, BlackMarketForfeited::new))
            .with("dividendPaid", DividendPaid.class, object(SEAT, CHAMBER, PER_SHARE, RECEIVED, DividendPaid::new))
            .with("cardPlayed", CardPlayed.class, object(SEAT, CARD, CardPlayed::new))
            .with("newsPlayed", NewsPlayed.class, object(SEAT, DISCARDED, NewsPlayed::new))
            .with("cardDrawn", CardDrawn.class, object(SEAT, DECK, CARD, CardDrawn::new))
            .with("hiddenCardDrawn", HiddenCardDrawn.class, object(SEAT, DECK, HiddenCardDrawn::new))
            .with(
                    "pricesMoved",
                    PricesMoved.class,
                    object(CARD, SHARE_FROM, SHARE_TO, COMMODITY_FROM, COMMODITY_TO, PricesMoved::new))
            .with("boardShifted", BoardShifted.class, object(SEAT, REMOVED, BoardShifted::new))
            .with("holdingsSold", HoldingsSold.class, object(SEAT, TOKENS, PROCEEDS, HoldingsSold::new))
            .with("gameEnded", GameEnded.class, object(RANKING, GameEnded::new))
            .with("undone", Undone.class, object(STEPS, TURN, STEP, Undone::new))
            .with("noted", Noted.class, object(NOTE, Noted::new));

    static final Codec<Update> UPDATE = object(
            Field.of("number", Vocabulary.COUNT, Update::number),
            Field.of("turn", Vocabulary.TURN, Update::turn),
            Field.of("step", STEP_OF_TURN, Update::step),
            Field.of("seat", Vocabulary.SEAT, Update::seat),
            Field.of("events", list(EVENT), Update::events),
            Update::new);

    private Events() {}
}
