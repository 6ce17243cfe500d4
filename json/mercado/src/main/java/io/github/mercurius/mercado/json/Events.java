package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercado.json.Vocabulary.ASK;
import static io.github.mercurius.mercado.json.Vocabulary.COIN;
import static io.github.mercurius.mercado.json.Vocabulary.COINS;
import static io.github.mercurius.mercado.json.Vocabulary.COUNT;
import static io.github.mercurius.mercado.json.Vocabulary.EFFECT;
import static io.github.mercurius.mercado.json.Vocabulary.RANKING;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;
import static io.github.mercurius.mercado.json.Vocabulary.STALL;
import static io.github.mercurius.mercado.json.Vocabulary.TILE_STACK;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Update;

/** How events and updates are written: {@code {"type":"coinSet","seat":1,"coin":"G","stall":"3"}}. */
final class Events {
    private static final Codec<Integer> POSITIVE = whole(1, Integer.MAX_VALUE);

    private Events() {}

    static Variants<Event> of(EditionFormats edition) {
        return new Variants<Event>()
                .with(
                        "turnBegan",
                        Event.TurnBegan.class,
                        ObjectCodec.of(
                                Field.of("turn", COUNT, Event.TurnBegan::turn),
                                Field.of("seat", SEAT, Event.TurnBegan::seat),
                                Event.TurnBegan::new))
                .with(
                        "tokenPlayed",
                        Event.TokenPlayed.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.TokenPlayed::seat),
                                Field.of("token", edition.token, Event.TokenPlayed::token),
                                Event.TokenPlayed::new))
                .with(
                        "drawChosen",
                        Event.DrawChosen.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.DrawChosen::seat),
                                Field.of("coins", COUNT, Event.DrawChosen::coins),
                                Event.DrawChosen::new))
                .with(
                        "takenBack",
                        Event.TakenBack.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.TakenBack::seat),
                                Field.of("coins", COINS, Event.TakenBack::coins),
                                Event.TakenBack::new))
                .with(
                        "passed",
                        Event.Passed.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.Passed::seat), Event.Passed::new))
                .with(
                        "symbolActed",
                        Event.SymbolActed.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.SymbolActed::seat),
                                Field.of("symbol", EFFECT, Event.SymbolActed::symbol),
                                Event.SymbolActed::new))
                .with(
                        "symbolLeft",
                        Event.SymbolLeft.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.SymbolLeft::seat),
                                Field.of("symbol", EFFECT, Event.SymbolLeft::symbol),
                                Event.SymbolLeft::new))
                .with(
                        "coinSet",
                        Event.CoinSet.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.CoinSet::seat),
                                Field.of("coin", COIN, Event.CoinSet::coin),
                                Field.of("stall", STALL, Event.CoinSet::stall),
                                Event.CoinSet::new))
                .with(
                        "sealPaid",
                        Event.SealPaid.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.SealPaid::seat), Event.SealPaid::new))
                .with(
                        "finished",
                        Event.Finished.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.Finished::seat),
                                Field.of("coins", COINS, Event.Finished::coins),
                                Event.Finished::new))
                .with(
                        "coinsDrawn",
                        Event.CoinsDrawn.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.CoinsDrawn::seat),
                                Field.of("coins", COINS, Event.CoinsDrawn::coins),
                                Event.CoinsDrawn::new))
                .with(
                        "tileSold",
                        Event.TileSold.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.TileSold::seat),
                                Field.of("stall", STALL, Event.TileSold::stall),
                                Event.TileSold::new))
                .with(
                        "tileTurnedUp",
                        Event.TileTurnedUp.class,
                        ObjectCodec.of(
                                Field.of("tile", edition.tile, Event.TileTurnedUp::tile), Event.TileTurnedUp::new))
                .with(
                        "stallEmptied",
                        Event.StallEmptied.class,
                        ObjectCodec.of(
                                Field.of("stall", STALL, Event.StallEmptied::stall),
                                Field.of("tile", edition.tile, Event.StallEmptied::tile),
                                Event.StallEmptied::new))
                .with(
                        "stackRenewed",
                        Event.StackRenewed.class,
                        ObjectCodec.of(
                                Field.of("stack", TILE_STACK, Event.StackRenewed::stack), Event.StackRenewed::new))
                .with(
                        "stallFilled",
                        Event.StallFilled.class,
                        ObjectCodec.of(
                                Field.of("stall", STALL, Event.StallFilled::stall),
                                Field.of("tile", edition.tile, Event.StallFilled::tile),
                                Event.StallFilled::new))
                .with(
                        "moved",
                        Event.Moved.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.Moved::seat),
                                Field.of("spaces", COUNT, Event.Moved::spaces),
                                Field.of("position", COUNT, Event.Moved::position),
                                Event.Moved::new))
                .with(
                        "coinGained",
                        Event.CoinGained.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.CoinGained::seat),
                                Field.of("coin", COIN, Event.CoinGained::coin),
                                Event.CoinGained::new))
                .with(
                        "blackReturned",
                        Event.BlackReturned.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.BlackReturned::seat), Event.BlackReturned::new))
                .with(
                        "sealGained",
                        Event.SealGained.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.SealGained::seat), Event.SealGained::new))
                .with(
                        "tokenDrawn",
                        Event.TokenDrawn.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.TokenDrawn::seat),
                                Field.of("token", orNull(edition.token), Event.TokenDrawn::token),
                                Event.TokenDrawn::new))
                .with(
                        "tokenDiscarded",
                        Event.TokenDiscarded.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.TokenDiscarded::seat),
                                Field.of("token", edition.token, Event.TokenDiscarded::token),
                                Event.TokenDiscarded::new))
                .with(
                        "turnGained",
                        Event.TurnGained.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.TurnGained::seat), Event.TurnGained::new))
                .with(
                        "whiteSet",
                        Event.WhiteSet.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.WhiteSet::seat),
                                Field.of("stall", orNull(STALL), Event.WhiteSet::stall),
                                Event.WhiteSet::new))
                .with(
                        "coinsPaid",
                        Event.CoinsPaid.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.CoinsPaid::seat),
                                Field.of("stall", STALL, Event.CoinsPaid::stall),
                                Field.of("coins", COINS, Event.CoinsPaid::coins),
                                Event.CoinsPaid::new))
                .with(
                        "coinsReturned",
                        Event.CoinsReturned.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.CoinsReturned::seat),
                                Field.of("stall", STALL, Event.CoinsReturned::stall),
                                Field.of("coins", COINS, Event.CoinsReturned::coins),
                                Event.CoinsReturned::new))
                .with(
                        "lastRoundBegan",
                        Event.LastRoundBegan.class,
                        ObjectCodec.of(Field.of("seat", SEAT, Event.LastRoundBegan::seat), Event.LastRoundBegan::new))
                .with("marketWentCold", Event.MarketWentCold.class, ObjectCodec.of(Event.MarketWentCold::new))
                .with(
                        "finalScored",
                        Event.FinalScored.class,
                        ObjectCodec.of(
                                Field.of("seat", SEAT, Event.FinalScored::seat),
                                Field.of("seals", COUNT, Event.FinalScored::seals),
                                Field.of("tokens", COUNT, Event.FinalScored::tokens),
                                Event.FinalScored::new))
                .with(
                        "gameEnded",
                        Event.GameEnded.class,
                        ObjectCodec.of(Field.of("ranking", RANKING, Event.GameEnded::ranking), Event.GameEnded::new))
                .with(
                        "asked",
                        Event.Asked.class,
                        ObjectCodec.of(
                                Field.of("ask", ASK, Event.Asked::ask),
                                Field.of("seat", SEAT_OR_NONE, Event.Asked::seat),
                                Event.Asked::new))
                .with(
                        "undone",
                        Event.Undone.class,
                        ObjectCodec.of(
                                Field.of("steps", POSITIVE, Event.Undone::steps),
                                Field.of("turn", COUNT, Event.Undone::turn),
                                Field.of("ask", ASK, Event.Undone::ask),
                                Event.Undone::new))
                .with(
                        "noted",
                        Event.Noted.class,
                        ObjectCodec.of(Field.of("note", LogFormat.NOTE, Event.Noted::note), Event.Noted::new));
    }

    static Codec<Update> update(Codec<Event> event) {
        return ObjectCodec.of(
                Field.of("number", COUNT, Update::number),
                Field.of("turn", COUNT, Update::turn),
                Field.of("ask", ASK, Update::ask),
                Field.of("seat", SEAT_OR_NONE, Update::seat),
                Field.of("events", list(event), Update::events),
                Update::new);
    }
}
