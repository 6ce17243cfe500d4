package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TileStack;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How events are written: {@code {"type":"coinSet","seat":1,"coin":"G","stall":"3"}}. */
final class Events {
    private static final Field<Object, Integer> STEPS = fact("steps", LogFormat.STEPS);
    private static final Field<Object, Integer> TURN = fact("turn", Vocabulary.COUNT);
    private static final Field<Object, Ask> ASK = fact("ask", Vocabulary.ASK);
    private static final Field<Object, Integer> SEAT = fact("seat", Vocabulary.SEAT);
    private static final Field<Object, Integer> NUMBER_OF_COINS = fact("coins", Vocabulary.COUNT);
    private static final Field<Object, Coins> COINS = fact("coins", Vocabulary.COINS);
    private static final Field<Object, Effect> SYMBOL = fact("symbol", Vocabulary.EFFECT);
    private static final Field<Object, Coin> COIN = fact("coin", Vocabulary.COIN);
    private static final Field<Object, Stall> STALL = fact("stall", Vocabulary.STALL);
    private static final Field<Object, TileStack> STACK = fact("stack", Vocabulary.TILE_STACK);
    private static final Field<Object, Integer> SPACES = fact("spaces", Vocabulary.COUNT);
    private static final Field<Object, Integer> POSITION = fact("position", Vocabulary.COUNT);
    private static final Field<Object, Optional<Stall>> STALL_OR_NONE = fact("stall", Scalars.orNull(Vocabulary.STALL));
    private static final Field<Object, OptionalInt> SEAT_OR_NONE = fact("seat", Vocabulary.SEAT_OR_NONE);
    private static final Field<Object, Integer> SEALS = fact("seals", Vocabulary.COUNT);
    private static final Field<Object, Integer> TOKENS = fact("tokens", Vocabulary.COUNT);
    private static final Field<Object, List<Standing>> RANKING = fact("ranking", Vocabulary.RANKING);
    private static final Field<Object, Note> NOTE = fact("note", LogFormat.NOTE);

    private Events() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Event> codec(EditionFormats formats) {
        Field<Object, TokenKind> token = fact("token", formats.token);
        Field<Object, Tile> tile = fact("tile", formats.tile);
        Field<Object, Optional<TokenKind>> tokenOrNone = fact("token", Scalars.orNull(formats.token));
        return new Variants<Event>()
                .with("undone", Event.Undone.class, object(STEPS, TURN, ASK, Event.Undone::new))
                .with("turnBegan", Event.TurnBegan.class, object(TURN, SEAT, Event.TurnBegan::new))
                .with("tokenPlayed", Event.TokenPlayed.class, object(SEAT, token, Event.TokenPlayed::new))
                .with("drawChosen", Event.DrawChosen.class, object(SEAT, NUMBER_OF_COINS, Event.DrawChosen::new))
                .with("takenBack", Event.TakenBack.class, object(SEAT, COINS, Event.TakenBack::new))
                .with("passed", Event.Passed.class, object(SEAT, Event.Passed::new))
                .with("symbolActed", Event.SymbolActed.class, object(SEAT, SYMBOL, Event.SymbolActed::new))
                .with("symbolLeft", Event.SymbolLeft.class, object(SEAT, SYMBOL, Event.SymbolLeft::new))
                .with("coinSet", Event.CoinSet.class, object(SEAT, COIN, STALL, Event.CoinSet::new))
                .with("sealPaid", Event.SealPaid.class, object(SEAT, Event.SealPaid::new))
                .with("finished", Event.Finished.class, object(SEAT, COINS, Event.Finished::new))
                .with("coinsDrawn", Event.CoinsDrawn.class, object(SEAT, COINS, Event.CoinsDrawn::new))
                .with("tileSold", Event.TileSold.class, object(SEAT, STALL, Event.TileSold::new))
                .with("tileTurnedUp", Event.TileTurnedUp.class, object(tile, Event.TileTurnedUp::new))
                .with("stallEmptied", Event.StallEmptied.class, object(STALL, tile, Event.StallEmptied::new))
                .with("stackRenewed", Event.StackRenewed.class, object(STACK, Event.StackRenewed::new))
                .with("stallFilled", Event.StallFilled.class, object(STALL, tile, Event.StallFilled::new))
                .with("moved", Event.Moved.class, object(SEAT, SPACES, POSITION, Event.Moved::new))
                .with("coinGained", Event.CoinGained.class, object(SEAT, COIN, Event.CoinGained::new))
                .with("blackReturned", Event.BlackReturned.class, object(SEAT, Event.BlackReturned::new))
                .with("sealGained", Event.SealGained.class, object(SEAT, Event.SealGained::new))
                .with("tokenDrawn", Event.TokenDrawn.class, object(SEAT, tokenOrNone, Event.TokenDrawn::new))
                .with("tokenDiscarded", Event.TokenDiscarded.class, object(SEAT, token, Event.TokenDiscarded::new))
                .with("turnGained", Event.TurnGained.class, object(SEAT, Event.TurnGained::new))
                .with("whiteSet", Event.WhiteSet.class, object(SEAT, STALL_OR_NONE, Event.WhiteSet::new))
                .with("coinsPaid", Event.CoinsPaid.class, object(SEAT, STALL, COINS, Event.CoinsPaid::new))
                .with("coinsReturned", Event.CoinsReturned.class, object(SEAT, STALL, COINS, Event.CoinsReturned::new))
                .with("lastRoundBegan", Event.LastRoundBegan.class, object(SEAT_OR_NONE, Event.LastRoundBegan::new))
                .with("marketWentCold", Event.MarketWentCold.class, object(Event.MarketWentCold::new))
                .with("finalScored", Event.FinalScored.class, object(SEAT, SEALS, TOKENS, Event.FinalScored::new))
                .with("gameEnded", Event.GameEnded.class, object(RANKING, Event.GameEnded::new))
                .with("asked", Event.Asked.class, object(ASK, SEAT_OR_NONE, Event.Asked::new))
                .with("noted", Event.Noted.class, object(NOTE, Event.Noted::new));
    }
}
