package io.github.mercurius.json;

import static io.github.mercurius.json.Vocabulary.*;
import static io.github.mercurius.json.common.ObjectCodec.object;
import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Action.*;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Event.*;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.api.Violation.*;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Variants;

/** How actions, events and violations are written: each with its type, which says what else is there. */
final class PlayFormats {
    /** Actions, such as {@code {"type":"buy","asset":"AMS"}}. */
    static final Variants<Action> ACTION = new Variants<Action>()
            .with("buy", Buy.class, "asset", ASSET, Buy::asset, Buy::new)
            .with("sell", Sell.class, "asset", ASSET, Sell::asset, Sell::new)
            .with("blackMarket", BlackMarket.class, "tokens", list(ASSET), BlackMarket::tokens, BlackMarket::new)
            .with("dividend", Dividend.class, "chamber", CHAMBER, Dividend::chamber, Dividend::new)
            .with("playCard", PlayCard.class, "card", PRICE_CARD, PlayCard::card, PlayCard::new)
            .with("playNews", PlayNews.class, "discard", CARD_LIST, PlayNews::discard, PlayNews::new);

    /** TRN-1, TRN-2: a turn has up to three trades and a card, steps 0 to 3. */
    private static final Codec<Integer> STEP_OF_TURN = whole(0, 3);

    /** Events, such as {@code {"type":"bought","seat":1,"asset":"AMS","nth":2,"cost":15}}. */
    static final Variants<Event> EVENT = KindCodecs.<Event>ofEvents()
            .facts(TURN, "turn")
            .facts(STEP_OF_TURN, "step")
            .facts(SEAT, "seat")
            .facts(ASSET, "asset")
            .facts(COUNT, "cost", "proceeds")
            .facts(whole(1, 3), "nth") // TRD-1: at most three trades a turn
            .facts(whole(-1, Integer.MAX_VALUE), "gain") // TRD-3: the third sale at price 3 costs 1
            .facts(TOKENS, "tokens")
            .facts(CHAMBER, "chamber")
            .facts(whole(0, DividendScale.HIGHEST_AMOUNT), "perShare")
            .facts(SEATS.eachOf(COUNT), "received")
            .facts(PRICE_CARD, "card")
            .facts(CARDS, "discarded")
            .facts(DECK, "deck")
            .facts(whole(0, Market.LAST_SPACE), "shareFrom", "shareTo", "commodityFrom", "commodityTo")
            .facts(orNull(CARD), "removed")
            .facts(RANKING, "ranking")
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
            Field.of("number", COUNT, Update::number),
            Field.of("turn", TURN, Update::turn),
            Field.of("step", STEP_OF_TURN, Update::step),
            Field.of("seat", SEAT, Update::seat),
            Field.of("events", list(EVENT), Update::events),
            Update::new);

    /** Violations, such as {@code {"type":"cardUsed","rule":"THG-4","seat":0,"card":"NEWS"}}. */
    static final Variants<Violation> VIOLATION = KindCodecs.<Violation>ofViolations(Rule.values())
            .facts(SEAT, "seat", "active")
            .facts(COUNT, "made", "nth", "costs", "cash", "given", "owned", "held")
            .facts(ASSET, "asset")
            .facts(CHAMBER, "chamber")
            .with(GameOver.class, "gameOver", GameOver::new)
            .with(NotYourTurn.class, "notYourTurn active", NotYourTurn::new)
            .with(TradingIsOver.class, "tradingIsOver", TradingIsOver::new)
            .with(NoTradeLeft.class, "noTradeLeft made", NoTradeLeft::new)
            .with(CannotPay.class, "cannotPay seat asset nth costs cash", CannotPay::new)
            .with(NoneInBank.class, "noneInBank asset", NoneInBank::new)
            .with(NoneOwned.class, "noneOwned seat asset", NoneOwned::new)
            .facts(SPECIAL_CARD, "card")
            .with(TradedBefore.class, "tradedBefore card made", TradedBefore::new)
            .with(CardUsed.class, "cardUsed seat card", CardUsed::new)
            .with(WrongNumberOfTokens.class, "wrongNumberOfTokens given", WrongNumberOfTokens::new)
            .with(TokensNotOwned.class, "tokensNotOwned seat asset given owned", TokensNotOwned::new)
            .with(DividendWasPaid.class, "dividendWasPaid chamber", DividendWasPaid::new)
            .facts(PRICE_CARD, "card")
            .with(CardNotInHand.class, "cardNotInHand seat card", CardNotInHand::new)
            .with(TooManyDiscards.class, "tooManyDiscards given", TooManyDiscards::new)
            .with(DiscardsNotInHand.class, "discardsNotInHand seat card given held", DiscardsNotInHand::new)
            .all();

    private PlayFormats() {}
}
